import type { Context } from 'hono'

/** The token of an `Authorization: Bearer` header (RFC 6750 §2.1); undefined without one. */
export function bearerToken(c: Context): string | undefined {
  return /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
}
