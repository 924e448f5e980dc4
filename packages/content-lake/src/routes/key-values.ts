import { sendJson } from '../http/answer.ts'
import { readJson } from '../http/body.ts'
import { type Exchange, pathPart } from '../http/exchange.ts'
import { listIn, objectIn, textIn } from '../http/request-json.ts'
import { editor, type Platform } from '../platform.ts'

const scope = `user ${editor.id}`

/** `GET /users/me/keyvalue/:keys`: what the editor keeps for its user; keys that are not set are left out. */
export function answerKeyValues({ store }: Platform, exchange: Exchange): void {
  const kept = store.keyValues.all(scope)
  const keys = pathPart(exchange, 'keys').split(',')
  const found = keys.filter((key) => kept.has(key))
  sendJson(
    exchange.response,
    200,
    found.map((key) => ({ key, value: kept.get(key) })),
  )
}

/** `PUT /users/me/keyvalue`: keeps pairs of key and value, and answers them. */
export async function answerPutKeyValues({ store }: Platform, exchange: Exchange): Promise<void> {
  const body = listIn(await readJson(exchange.request), 'The request body')
  const pairs = body.map((item) => {
    const { key, value } = objectIn(item, 'A pair')
    return { key: textIn(key, '"key"'), value: value ?? null }
  })
  for (const { key, value } of pairs) store.keyValues.set(scope, key, value)
  sendJson(exchange.response, 200, pairs)
}
