import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { type CookieOptions, parse } from 'hono/utils/cookie'
import { isLoopback } from './loopback.ts'

/** A host-only, same-site cookie. */
export interface SiteCookie {
  read(c: Context): string | undefined
  /** Reads the cookie from the value of a `Cookie` header. */
  readHeader(header: string | undefined): string | undefined
  write(c: Context, value: string, seconds: number): void
  remove(c: Context): void
}

/** The cookie is `Secure` and has the prefix `__Host-`, except over plain HTTP on loopback. */
export function siteCookie(siteUrl: string, plainName: string): SiteCookie {
  const { protocol, hostname } = new URL(siteUrl)
  const isPlain = protocol === 'http:' && isLoopback(hostname)
  const name = isPlain ? plainName : `__Host-${plainName}`
  const options: CookieOptions = {
    path: '/',
    httpOnly: true,
    sameSite: 'Strict',
    secure: !isPlain,
  }
  return {
    read: (c) => getCookie(c, name),
    readHeader: (header) => parse(header ?? '', name)[name],
    write: (c, value, seconds) => setCookie(c, name, value, { ...options, maxAge: seconds }),
    remove: (c) => setCookie(c, name, '', { ...options, maxAge: 0 }),
  }
}
