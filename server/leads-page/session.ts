import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { CookieOptions } from 'hono/utils/cookie'

const loopback = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|$)/

/** The cookies of the leads page: the session, and the device token of a browser that signed in before. */
export function sessionCookies(siteUrl: string) {
  return { session: cookie(siteUrl, 'leads'), device: cookie(siteUrl, 'leads-device') }
}

/** A host-only, same-site cookie. It is `Secure`, except over plain http on loopback. */
function cookie(siteUrl: string, plainName: string) {
  const isPlain = loopback.test(siteUrl)
  const name = isPlain ? plainName : `__Host-${plainName}`
  const options: CookieOptions = {
    path: '/',
    httpOnly: true,
    sameSite: 'Strict',
    secure: !isPlain,
  }
  return {
    read: (c: Context): string | undefined => getCookie(c, name),
    write: (c: Context, token: string, seconds: number) =>
      setCookie(c, name, token, { ...options, maxAge: seconds }),
    remove: (c: Context) => setCookie(c, name, '', { ...options, maxAge: 0 }),
  }
}

/** The CSRF token of a session: a hash of its cookie, which no other site can read. */
export function formToken(session: string): string {
  return createHash('sha256').update(`form ${session}`).digest('base64url')
}

export function isFormToken(given: string, session: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(formToken(session))]
  return a.length === b.length && timingSafeEqual(a, b)
}
