import { html } from 'hono/html'
import type { Html } from './layout.ts'

/** Why a form failed. Its fields are described by it. */
export function errorAlert(error: string | undefined): Html | string {
  return error ? html`<p role="alert" id="error">${error}</p>\n` : ''
}

/** The attribute of a field that `errorAlert` is about. */
export function describedByError(error: string | undefined): Html | string {
  return error ? html` aria-describedby="error"` : ''
}
