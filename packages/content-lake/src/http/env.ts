import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { Platform } from '../platform.ts'
import type { Audience } from '../query/perspective.ts'
import type { User } from '../users/user.ts'

/** What a request's context holds (Hono). */
export interface Env {
  Bindings: HttpBindings
  Variables: {
    platform: Platform
    audience: Audience
    /** The signed-in user; undefined for the public. */
    user: User | undefined
    /** The API version's date from the path; `X` for experimental, empty without a version. */
    apiVersion: string
  }
}

const versionPrefix = /^\/v(1|X|\d{4}-\d{2}-\d{2})(?=\/)/i

/** `X` of `/vX/ping`; empty for a path without an API version. */
export function apiVersionOf(path: string): string {
  return versionPrefix.exec(path)?.[1]?.toUpperCase() ?? ''
}

/** `/ping` of `/v2025-05-21/ping`. */
export function withoutVersion(path: string): string {
  return path.replace(versionPrefix, '')
}

/** The parameters of a URL. */
export function searchOf(c: Context): URLSearchParams {
  return new URL(c.req.url).searchParams
}
