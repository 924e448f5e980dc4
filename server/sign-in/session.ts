import { createHash } from 'node:crypto'
import { isEqualInConstantTime } from '#signing/index.ts'
import { siteCookie } from '../http/index.ts'

/**
 * The cookies of people who sign in, to the Studio or to the leads page: the session, and the device token of
 * a browser that signed in before. They have the names of earlier releases, so that an update signs nobody out.
 * `code` is of a sign-in that needs a code.
 */
export function sessionCookies(siteUrl: string) {
  return {
    session: siteCookie(siteUrl, 'studio'),
    device: siteCookie(siteUrl, 'studio-device'),
    code: siteCookie(siteUrl, 'sign-in-code'),
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
