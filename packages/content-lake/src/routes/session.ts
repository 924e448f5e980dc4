import { sendJson } from '../http/answer.ts'
import { type Exchange, pathPart } from '../http/exchange.ts'
import { editor, type Platform } from '../platform.ts'

/** `GET /ping`: whether the platform answers at all. */
export function answerPing(_platform: Platform, { response }: Exchange): void {
  sendJson(response, 200, {})
}

/** `GET /check/cors`: an origin that gets this far is allowed. */
export function answerCorsCheck(_platform: Platform, { response }: Exchange): void {
  sendJson(response, 200, { result: { allowed: true, withCredentials: true } })
}

/** `GET /users/me`: who the token stands for. */
export function answerCurrentUser(_platform: Platform, { response }: Exchange): void {
  sendJson(response, 200, editor)
}

/** `GET /auth/id`: the same, by id alone. */
export function answerUserId(_platform: Platform, { response }: Exchange): void {
  sendJson(response, 200, { id: editor.id })
}

/** `GET /users/:ids`: users by id, comma-separated; one that is not known is left out. */
export function answerUsers(_platform: Platform, exchange: Exchange): void {
  const known = pathPart(exchange, 'ids')
    .split(',')
    .filter((id) => id === editor.id)
  const users = known.map((id) => ({
    id,
    displayName: editor.name,
    email: editor.email,
    imageUrl: null,
    isCurrentUser: true,
  }))
  sendJson(exchange.response, 200, users.length === 1 ? users[0] : users)
}

/** `GET /auth/providers`: nobody signs in elsewhere; the token is the way in. */
export function answerSignInProviders(_platform: Platform, { response }: Exchange): void {
  sendJson(response, 200, { providers: [], thirdPartyLogin: false, sso: { saml: false } })
}

/** `POST /auth/logout`: the editor forgets the token; the platform keeps no session. */
export function answerSignOut(_platform: Platform, { response }: Exchange): void {
  sendJson(response, 200, { ok: true })
}
