import { html, raw } from 'hono/html'
import { brand } from '#copy/brand.ts'
import { hashSource } from '../http/index.ts'
import { css, documentTitle, fontRules } from '../leads-page/index.ts'
import type { Html, SignInStepPage } from '../sign-in/index.ts'

/** The sign-in page of the Studio. It works without scripts. */
export interface SignInPage {
  /** The page's own Content-Security-Policy. */
  policy: string
  /** A page of a sign-in. */
  step: SignInStepPage
  message(text: string): Html
}

/** @param clientFolder the client folder of the build, which has the fonts */
export function signInPage(clientFolder: string): SignInPage {
  const style = fontRules(clientFolder) + css
  const page: SignInStepPage = (title, content, hasError) => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${documentTitle(title, hasError)} · ${brand.name} editor</title>
<style>${raw(style)}</style>
</head>
<body>
<header><a class="brand" href="/studio">${brand.name} editor</a></header>
<main><h1>${title}</h1>
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
    step: page,
    message: (text) =>
      page(
        'You can’t do that',
        html`<p>${text}</p><p><a href="/studio">Back to the editor</a></p>`,
      ),
  }
}
