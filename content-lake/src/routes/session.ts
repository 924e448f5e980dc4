import { sendJson } from '../http/answer.ts'
import type { Exchange } from '../http/exchange.ts'
import { editor } from '../platform.ts'

/** `GET /ping`: whether the platform answers at all. */
export function answerPing({ response }: Exchange): void {
  sendJson(response, 200, {})
}

/** `GET /check/cors`: an origin that gets this far is allowed. */
export function answerCorsCheck({ response }: Exchange): void {
  sendJson(response, 200, { result: { allowed: true, withCredentials: true } })
}

/** `GET /users/me`: who the token stands for. */
export function answerCurrentUser({ response }: Exchange): void {
  sendJson(response, 200, editor)
}
