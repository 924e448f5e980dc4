import { sendJson } from '../http/answer.ts'
import { readJson } from '../http/body.ts'
import { type Exchange, pathPart } from '../http/exchange.ts'
import { objectIn, textIn } from '../http/request-json.ts'
import type { Platform } from '../platform.ts'

/** `GET /projects/:project/cors`: the web origins whose pages may read answers. */
export function answerOrigins({ origins }: Platform, exchange: Exchange): void {
  sendJson(exchange.response, 200, origins.list.map(described))
}

/** `POST /projects/:project/cors`: lets one more in, of this machine. */
export async function answerAddOrigin({ origins }: Platform, exchange: Exchange): Promise<void> {
  const body = objectIn(await readJson(exchange.request), 'The request body')
  const origin = textIn(body.origin, '"origin"')
  origins.add(origin)
  sendJson(exchange.response, 200, described(origin))
}

/** `DELETE /projects/:project/cors/:origin`: no longer lets one in; by its address. */
export function answerRemoveOrigin({ origins }: Platform, exchange: Exchange): void {
  const origin = pathPart(exchange, 'origin')
  origins.remove(origin)
  sendJson(exchange.response, 200, { id: origin, deleted: true })
}

const described = (origin: string) => ({ id: origin, origin, allowCredentials: true })
