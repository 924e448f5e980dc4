import type { JsonObject } from '../store/document.ts'
import { invalid } from './mutation-error.ts'
import { objectIn, textIn } from './submitted-json.ts'

const operations = ['set', 'setIfMissing', 'inc', 'dec', 'diffMatchPatch', 'insert'] as const
const patchFields: ReadonlySet<string> = new Set([
  ...operations,
  'unset',
  'id',
  'query',
  'params',
  'ifRevisionID',
])

/**
 * Validates the operations of a patch, which the patch library does not.
 * @throws RefusedError 400
 */
export function patchIn(body: JsonObject): JsonObject {
  const patch: JsonObject = {}
  for (const name of Object.keys(body))
    if (!patchFields.has(name)) throw invalid(`Unknown patch operation "${name}"`)
  for (const name of operations)
    if (body[name] !== undefined) patch[name] = objectIn(body[name], `"${name}"`)
  if (body.insert !== undefined && !Array.isArray(objectIn(body.insert, '"insert"').items))
    throw invalid('"insert" must have a list of "items"')
  if (body.unset === undefined) return patch
  if (!Array.isArray(body.unset)) throw invalid('"unset" must be a list of paths')
  return { ...patch, unset: body.unset.map((path) => textIn(path, 'A path in "unset"')) }
}
