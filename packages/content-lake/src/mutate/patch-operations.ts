import { z } from 'zod'
import { describeIssues } from '../errors.ts'
import { limits } from '../limits.ts'
import { isJsonObject, type JsonObject } from '../store/document.ts'
import { invalid } from './mutation-error.ts'

/**
 * A path that names one value: attributes, items of a list by index or key. The patch library also
 * reads slices, filters and `..`, but applies an operation to one item several times, and takes time
 * that grows with the square of the items, or exponentially.
 */
const path = z
  .string()
  .max(limits.patchPathCharacters)
  .regex(
    /^(?:[a-z_]\w*|\['[^'\\]*'\])(?:\.[a-z_]\w*|\['[^'\\]*'\]|\[-?\d+\]|\[_key ?== ?"[^"\\]*"\])*$/i,
    'must name one value, such as title, list[0].title, list[-1], or list[_key=="a"]',
  )

/** Unlike a zod record, gives the value itself and keeps every key. */
const jsonObject = z.custom<JsonObject>(isJsonObject, 'must be a JSON object')

/** Values by path. */
const byPath = jsonObject.superRefine((values, context) => {
  for (const key of Object.keys(values))
    for (const { message } of path.safeParse(key).error?.issues ?? [])
      context.addIssue({ code: 'custom', path: [key], message })
})
const byPathOf = (type: 'number' | 'string') =>
  byPath.refine(
    (values) => Object.values(values).every((value) => typeof value === type),
    `must have a ${type} for each path`,
  )

const items = z.array(z.unknown())
const patchOperations = z
  .strictObject({
    set: byPath,
    setIfMissing: byPath,
    inc: byPathOf('number'),
    dec: byPathOf('number'),
    diffMatchPatch: byPathOf('string'),
    insert: z.union(
      [
        z.strictObject({ before: path, items }),
        z.strictObject({ after: path, items }),
        z.strictObject({ replace: path, items }),
      ],
      'must have "items", and a path as one of "before", "after" or "replace"',
    ),
    unset: z.array(path),
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
