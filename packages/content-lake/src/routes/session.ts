import { pathPart, type RequestContext } from '../http/request-context.ts'
import { sendJson } from '../http/response.ts'
import { editor, type Platform } from '../platform.ts'

/** `GET /ping`: health check. */
export function handlePing(_platform: Platform, { response }: RequestContext): void {
  sendJson(response, 200, {})
}

/** `GET /check/cors`: succeeds for allowed origins. */
export function handleCorsCheck(_platform: Platform, { response }: RequestContext): void {
  sendJson(response, 200, { result: { allowed: true, withCredentials: true } })
}

/** `GET /users/me`: the token's user. */
export function handleCurrentUser(_platform: Platform, { response }: RequestContext): void {
  sendJson(response, 200, editor)
}

/** `GET /auth/id`: the token's user id. */
export function handleUserId(_platform: Platform, { response }: RequestContext): void {
  sendJson(response, 200, { id: editor.id })
}

/** `GET /users/:ids`: users by comma-separated ids; unknown ones are left out. */
export function handleUsers(_platform: Platform, context: RequestContext): void {
  const known = pathPart(context, 'ids')
    .split(',')
    .filter((id) => id === editor.id)
  const users = known.map((id) => ({
    id,
    displayName: editor.name,
    email: editor.email,
    imageUrl: null,
    isCurrentUser: true,
  }))
  sendJson(context.response, 200, users.length === 1 ? users[0] : users)
}

/** `GET /auth/providers`: none; the token is the only way to sign in. */
export function handleSignInProviders(_platform: Platform, { response }: RequestContext): void {
  sendJson(response, 200, { providers: [], thirdPartyLogin: false, sso: { saml: false } })
}

/** `POST /auth/logout`: does nothing, since the platform has no sessions. */
export function handleSignOut(_platform: Platform, { response }: RequestContext): void {
  sendJson(response, 200, { ok: true })
}
