import { readJson } from '../http/body.ts'
import { pathPart, type RequestContext } from '../http/request-context.ts'
import { listIn, objectIn, textIn } from '../http/request-json.ts'
import { sendJson } from '../http/response.ts'
import { editor, type Platform } from '../platform.ts'

const scope = `user ${editor.id}`

/** `GET /users/me/keyvalue/:keys`: the editor's settings; missing keys are left out. */
export function handleKeyValues({ store }: Platform, context: RequestContext): void {
  const stored = store.keyValues.all(scope)
  const keys = pathPart(context, 'keys').split(',')
  const found = keys.filter((key) => stored.has(key))
  sendJson(
    context.response,
    200,
    found.map((key) => ({ key, value: stored.get(key) })),
  )
}

/** `PUT /users/me/keyvalue`: stores key-value pairs and returns them. */
export async function handlePutKeyValues(
  { store }: Platform,
  context: RequestContext,
): Promise<void> {
  const body = listIn(await readJson(context.request), 'The request body')
  const pairs = body.map((item) => {
    const { key, value } = objectIn(item, 'A pair')
    return { key: textIn(key, '"key"'), value: value ?? null }
  })
  for (const { key, value } of pairs) store.keyValues.set(scope, key, value)
  sendJson(context.response, 200, pairs)
}
