import { z } from 'zod'
import { describeIssues } from '../errors.ts'
import { isJsonObject, type JsonObject } from '../store/document.ts'
import { invalid } from './mutation-error.ts'
import { insertLocations } from './patch-paths.ts'

/** Unlike a zod record, gives the value itself and keeps every key. */
const jsonObject = z.custom<JsonObject>(isJsonObject, 'must be a JSON object')
const objectOf = (type: 'number' | 'string') =>
  jsonObject.refine(
    (values) => Object.values(values).every((value) => typeof value === type),
    `must have a ${type} for each path`,
  )
const patchOperations = z
  .strictObject({
    set: jsonObject,
    setIfMissing: jsonObject,
    inc: objectOf('number'),
    dec: objectOf('number'),
    diffMatchPatch: objectOf('string'),
    insert: jsonObject
      .refine(({ items }) => Array.isArray(items), 'must have a list of "items"')
      .refine(
        (insert) => insertLocations.filter((name) => typeof insert[name] === 'string').length === 1,
        'must say where: "before", "after" or "replace"',
      ),
    unset: z.array(z.string().min(1)),
  })
  .partial()

/**
 * Validates the operations of a patch, which the patch library does not.
 * @throws MutationError 400
 */
export function patchIn(body: JsonObject): JsonObject {
  const { id, query, params, ifRevisionID, ...operations } = body
  const parsed = patchOperations.safeParse(operations)
  if (parsed.success) return parsed.data
  throw invalid(describeIssues(parsed.error))
}
