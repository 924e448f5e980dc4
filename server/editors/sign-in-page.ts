import { html, raw } from 'hono/html'
import { brand } from '#copy/brand.ts'
import { hashSource } from '../http/index.ts'
import { css, fontRules, signInForm } from '../leads-page/index.ts'

/** The sign-in page of the Studio. It works without scripts. */
export interface SignInPage {
  /** The page's own Content-Security-Policy. */
  policy: string
  /**
   * @param action the URL that the form is posted to
   * @param error why an attempt failed
   * @param name the name that was entered
   */
  form(action: string, error?: string, name?: string): ReturnType<typeof html>
  /** A page of a sign-in. */
  step(title: string, content: ReturnType<typeof html>): ReturnType<typeof html>
  message(text: string): ReturnType<typeof html>
}

/** @param clientFolder the client folder of the build, which has the fonts */
export function signInPage(clientFolder: string): SignInPage {
  const style = fontRules(clientFolder) + css
  const page = (title: string, content: ReturnType<typeof html>) => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${title} · ${brand.name} editor</title>
<style>${raw(style)}</style>
</head>
<body>
<header><a class="brand" href="/studio">${brand.name} editor</a></header>
<main><h1>${title.replace('Error: ', '')}</h1>
${content}</main>
</body>
</html>`
  return {
    policy: [
      "default-src 'none'",
      `style-src ${hashSource(style)}`,
      "font-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    form: (action, error, name) => page('Sign in', signInForm(action, error, name)),
    step: page,
    message: (text) =>
      page(
        'You can’t do that',
        html`<p>${text}</p><p><a href="/studio">Back to the editor</a></p>`,
      ),
  }
}
