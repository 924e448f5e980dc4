import { readJson } from '../http/body.ts'
import { pathPart, type RequestContext } from '../http/request-context.ts'
import { objectIn, textIn } from '../http/request-json.ts'
import { sendJson } from '../http/response.ts'
import type { Platform } from '../platform.ts'

/** `GET /projects/:project/cors`: the allowed origins. */
export function handleOrigins({ origins }: Platform, context: RequestContext): void {
  sendJson(context.response, 200, origins.list.map(described))
}

/** `POST /projects/:project/cors`: adds a loopback origin. */
export async function handleAddOrigin(
  { origins }: Platform,
  context: RequestContext,
): Promise<void> {
  const body = objectIn(await readJson(context.request), 'The request body')
  const origin = textIn(body.origin, '"origin"')
  origins.add(origin)
  sendJson(context.response, 200, described(origin))
}

/** `DELETE /projects/:project/cors/:origin`: removes an origin. */
export function handleRemoveOrigin({ origins }: Platform, context: RequestContext): void {
  const origin = pathPart(context, 'origin')
  origins.remove(origin)
  sendJson(context.response, 200, { id: origin, deleted: true })
}

const described = (origin: string) => ({ id: origin, origin, allowCredentials: true })
