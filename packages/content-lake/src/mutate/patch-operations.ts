import { z } from 'zod'
import { describeIssues } from '../errors.ts'
import { limits } from '../limits.ts'
import { isJsonObject, type JsonObject } from '../store/document.ts'
import { invalid } from './mutation-error.ts'
import { checkSubmitted } from './submitted-json.ts'

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

/**
 * Checks that what a patch makes is not nested too deeply, from its paths and values alone: the document
 * may be large.
 * @throws MutationError 400, also for `__proto__` in a path
 */
export function checkPatch(operations: JsonObject): void {
  // Depth 0 is the patch, 1 an operation, and 2 the value at a path.
  checkSubmitted(operations)
  const { set, setIfMissing, insert } = operations
  for (const values of [set, setIfMissing]) {
    if (!isJsonObject(values)) continue
    for (const [to, value] of Object.entries(values)) checkSubmitted(value, partsOf(to))
  }
  if (!isJsonObject(insert)) return
  const { items: inserted, ...place } = insert
  for (const to of Object.values(place)) checkSubmitted(inserted, partsOf(String(to)))
}

/** How often a patch rewrites its document: once, and once for each part of a text that it changes. */
export function patchWeight({ diffMatchPatch }: JsonObject): number {
  const texts = isJsonObject(diffMatchPatch) ? Object.values(diffMatchPatch) : []
  return 1 + texts.reduce<number>((sum, text) => sum + String(text).split('@@ -').length - 1, 0)
}

/** The attributes, indexes and keys of a path, at least. */
function partsOf(text: string): number {
  return text.split(/[.[]/).length
}
