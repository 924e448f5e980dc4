import { createHash } from 'node:crypto'
import { isEqualInConstantTime } from '#signing/index.ts'
import { siteCookie } from '../http/index.ts'

/** The cookies of the leads page: the session, and the device token of a browser that signed in before. */
export function sessionCookies(siteUrl: string) {
  return {
    session: siteCookie(siteUrl, 'leads'),
    device: siteCookie(siteUrl, 'leads-device'),
  }
}

/** The CSRF token of a session: a hash of its cookie, which no other site can read. */
export function formToken(session: string): string {
  return createHash('sha256').update(`form ${session}`).digest('base64url')
}

/** Whether a token is that of the session, compared in constant time. */
export function isFormToken(given: string, session: string): boolean {
  return isEqualInConstantTime(given, formToken(session))
}
