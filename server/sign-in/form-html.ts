import { html } from 'hono/html'

/** HTML made by the `html` tag, which escapes all interpolated values that aren't `Html`. */
export type Html = ReturnType<typeof html>

/** Why a form failed. Its fields are described by it. */
export function errorAlert(error: string | undefined): Html | string {
  return error ? html`<p role="alert" id="error">${error}</p>\n` : ''
}

/** The attribute of a field that `errorAlert` is about. */
export function describedByError(error: string | undefined): Html | string {
  return error ? html` aria-describedby="error"` : ''
}

/** The hidden field with the session's CSRF token. */
export function tokenField(token: string): Html {
  return html`<input type="hidden" name="token" value="${token}">`
}
