import { z } from 'zod'
import { describeIssues } from '../errors.ts'
import { isJsonObject, type JsonObject } from '../store/document.ts'
import { invalid } from './mutation-error.ts'

/** Unlike a zod record, gives the value itself and keeps every key. */
const jsonObject = z.custom<JsonObject>(isJsonObject, 'must be a JSON object')
const patchOperations = z
  .strictObject({
    set: jsonObject,
    setIfMissing: jsonObject,
    inc: jsonObject,
    dec: jsonObject,
    diffMatchPatch: jsonObject,
    insert: jsonObject.refine(({ items }) => Array.isArray(items), 'must have a list of "items"'),
    unset: z.array(z.string().min(1)),
  })
  .partial()

/**
 * Validates the operations of a patch, which the patch library does not.
 * @throws RefusedError 400
 */
export function patchIn(body: JsonObject): JsonObject {
  const { id, query, params, ifRevisionID, ...operations } = body
  const parsed = patchOperations.safeParse(operations)
  if (parsed.success) return parsed.data
  throw invalid(describeIssues(parsed.error))
}
