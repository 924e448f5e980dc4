import { html, raw } from 'hono/html'
import { renderSVG } from 'uqr'
import { codeKeyUrl, isCodeKey, newCodeKey } from '#leads/index.ts'
import { describedByError, errorAlert, type Html, tokenField } from './form-html.ts'

/** What the forms for codes say when an attempt fails. */
export const codeErrors = {
  limited: 'Too many wrong codes. Wait a few minutes and try again.',
  wrong: 'The code is wrong or was used before. Enter the code that the app shows now.',
  expired: 'That took too long. Sign in again.',
}

interface CodeFormParts {
  /** The URL that the form is posted to. */
  action: string
  /** Why an attempt failed; the field is described by it. */
  error?: string | undefined
  /** The CSRF token of the session, if there is one. */
  token?: string | undefined
  button: string
  /** Whether to ask for the password too. */
  asksForPassword?: boolean
}

/** The form for a code of the authenticator app, and one for a recovery code. */
export function codeForm(parts: CodeFormParts): Html {
  return html`${errorAlert(parts.error)}${codeField(parts)}
<details${parts.error ? html` open` : ''}><summary>Use a recovery code</summary>
<form method="post" action="${parts.action}" class="small">${hidden(parts)}
${passwordField(parts)}<p><label>Recovery code<input name="code" required maxlength="40" autocomplete="off" autocapitalize="characters" spellcheck="false"${describedByError(parts.error)}></label></p>
<p><button>${parts.button}</button></p></form></details>`
}

/**
 * The form that adds a second factor: the key as a picture, link, and text, and a field for a code of it.
 * @param key the key of an attempt that failed
 */
export function enrollmentForm(
  parts: CodeFormParts & { name: string; key?: string | undefined },
): Html {
  const key = parts.key !== undefined && isCodeKey(parts.key) ? parts.key : newCodeKey()
  const url = codeKeyUrl(key, parts.name)
  return html`${errorAlert(parts.error)}<p>Scan this with an authenticator app, or <a href="${url}">open the app on this device</a>.</p>
<div class="qr" role="img" aria-label="QR code of the key">${raw(renderSVG(url, { border: 4 }))}</div>
<p>Or enter this key in the app:</p>
<p><code class="password">${key.replaceAll(/.{4}(?=.)/g, '$& ')}</code></p>
<p>Then enter the code that it shows.</p>
${codeField(parts, html`<input type="hidden" name="key" value="${key}">`)}`
}

/** New recovery codes, shown once, and a link to go on. */
export function recoveryCodeList(codes: readonly string[], next: string): Html {
  return html`<p>If you lose the device, each of these signs you in once. Save them now: they aren’t shown again.</p>
<ul class="codes">${codes.map((code) => html`<li><code>${code}</code></li>`)}</ul>
<p><a class="button" href="${next}">Continue</a></p>`
}

function codeField(parts: CodeFormParts, more: Html | string = ''): Html {
  return html`<form method="post" action="${parts.action}" class="small">${hidden(parts)}${more}
${passwordField(parts)}<p><label>Code from your authenticator app (6 digits)<input name="code" required maxlength="20" autocomplete="one-time-code" inputmode="numeric"${describedByError(parts.error)}></label></p>
<p><button class="main">${parts.button}</button></p></form>`
}

function passwordField(parts: CodeFormParts): Html | string {
  return parts.asksForPassword
    ? html`<p><label>Password<input type="password" name="password" required autocomplete="current-password"${describedByError(parts.error)}></label></p>\n`
    : ''
}

function hidden({ token }: CodeFormParts): Html | string {
  return token === undefined ? '' : tokenField(token)
}
