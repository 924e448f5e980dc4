import { isJsonObject, type JsonObject, type StoredDocument } from '../store/document.ts'
import { type Selected, selectAll } from './json-match.ts'

/** Patch operations in the order they are applied. */
const beforeUnset = ['setIfMissing', 'set'] as const
const afterUnset = ['diffMatchPatch', 'inc', 'dec'] as const
export const insertLocations = ['before', 'after', 'replace'] as const

/** A step of a patch, applied to the result of the previous ones. */
type PatchStep = (document: StoredDocument) => readonly JsonObject[]

/**
 * Attributes, items by index or key: what editors send, and what the patch library is right about.
 * In other paths it applies an operation several times to one item, or to none.
 */
const plainPath =
  /^(?:[a-z_]\w*|\['[^'\\]*'\])(?:\.[a-z_]\w*|\['[^'\\]*'\]|\[-?\d+\]|\[_key ?== ?"[^"\\]*"\])*$/i

/**
 * Splits a patch whose paths match several values (`items[0:].count`, `items[*].count`,
 * `items[price > 10].count`) into steps that name each value once. Other patches are one step.
 * @param document the document before the patch
 * @throws MutationError 400 for a malformed path, and for one that matches too much
 */
export function patchSteps(patch: JsonObject, document: StoredDocument): PatchStep[] {
  const insert = objectOrEmpty(patch.insert)
  const location = insertLocations.find((name) => name in insert)
  const target = location && String(insert[location])
  const unset = Array.isArray(patch.unset) ? patch.unset.map(String) : []
  const paths = [
    ...[...beforeUnset, ...afterUnset].flatMap((name) => Object.keys(objectOrEmpty(patch[name]))),
    ...unset,
    ...(target === undefined ? [] : [target]),
  ]
  const expanded = paths.filter((path) => !isSingle(path, selectAll(path, document)))
  if (expanded.length === 0) return [() => [patch]]

  const valuesOf = (name: (typeof beforeUnset | typeof afterUnset)[number]): PatchStep[] =>
    Object.entries(objectOrEmpty(patch[name])).map(([path, value]) => (current) => [
      { [name]: Object.fromEntries(singlePaths(path, current).map((single) => [single, value])) },
    ])
  return [
    ...beforeUnset.flatMap(valuesOf),
    ...unset.map(
      (path): PatchStep =>
        (current) => [{ unset: groupedPaths(path, current) }],
    ),
    ...afterUnset.flatMap(valuesOf),
    ...(location === undefined || target === undefined
      ? []
      : [
          (current: StoredDocument) =>
            groupedPaths(target, current).map((path) => ({
              insert: { [location]: path, items: insert.items },
            })),
        ]),
  ]
}

const objectOrEmpty = (value: unknown): JsonObject => (isJsonObject(value) ? value : {})

function isSingle(path: string, selected: readonly Selected[]): boolean {
  return selected.length <= 1 && plainPath.test(path)
}

/** The path of each value that a path matches. */
export function singlePaths(path: string, document: unknown): string[] {
  const selected = selectAll(path, document)
  return isSingle(path, selected) ? [path] : selected.map((one) => textOf(one.path))
}

/** The same, with the items of one list in one path: they must be removed or replaced together. */
export function groupedPaths(path: string, document: unknown): string[] {
  const selected = selectAll(path, document)
  if (isSingle(path, selected)) return [path]
  const groups = new Map<string, (number | string)[]>()
  for (const { path: segments } of selected) {
    const last = segments.at(-1)
    if (typeof last !== 'number') groups.set(textOf(segments), [])
    else {
      const list = textOf(segments.slice(0, -1))
      groups.set(list, [...(groups.get(list) ?? []), last])
    }
  }
  return [...groups].map(([list, items]) => (items.length > 0 ? `${list}[${items}]` : list))
}

/** A path as text that the patch library reads. */
function textOf(segments: readonly (string | number)[]): string {
  return segments
    .map((segment, position) => {
      if (typeof segment === 'number') return `[${segment}]`
      if (!/^[a-z_]\w*$/i.test(segment)) return `['${segment.replaceAll(/['\\]/g, '\\$&')}']`
      return position === 0 ? segment : `.${segment}`
    })
    .join('')
}
