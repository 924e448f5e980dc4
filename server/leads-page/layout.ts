import { html, raw } from 'hono/html'
import { brand } from '#copy/brand.ts'
import { formatTime } from '#leads/index.ts'
import { css } from './style.ts'

/** A piece of HTML; whatever is put into one by `html` is escaped unless it is one. */
export type Html = ReturnType<typeof html>

/** A page with its head. `token` is there when somebody is signed in. */
export function page(title: string, content: Html, token?: string): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${title} · ${brand.name} leads</title>
<link rel="stylesheet" href="/leads/fonts.css">
<style>${raw(css)}</style>
</head>
<body>
<header><a href="/leads">${brand.name} leads</a>${
    token
      ? html`<form method="post" action="/leads/sign-out">${tokenField(token)}<button>Sign out</button></form>`
      : ''
  }</header>
<main>${content}</main>
</body>
</html>`
}

/** The proof that a form comes from a page of this session. */
export function tokenField(token: string): Html {
  return html`<input type="hidden" name="token" value="${token}">`
}

/** An instant for people, in UTC as everywhere on this page. */
export function time(date: Date | undefined): Html | string {
  if (!date) return ''
  return html`<time datetime="${date.toISOString()}">${formatTime(date)}</time>`
}

/** The page of somebody who is not signed in. */
export function signInPage(trouble?: string): Html {
  return page(
    'Sign in',
    html`<h1>Sign in</h1>
${trouble ? html`<p role="alert">${trouble}</p>` : ''}
<form method="post" action="/leads/sign-in" class="small">
<label>Password<input type="password" name="password" required autocomplete="current-password"></label>
<p><button class="main">Sign in</button></p>
</form>`,
  )
}

/** A page with one sentence. */
export function messagePage(title: string, text: string, token?: string): Html {
  const content = html`<h1>${title}</h1><p>${text}</p><p><a href="/leads">All leads</a></p>`
  return page(title, content, token)
}
