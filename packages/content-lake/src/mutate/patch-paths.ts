import { extractWithPath } from '@sanity/mutator'
import { limits } from '../limits.ts'
import { isJsonObject, type JsonObject, type StoredDocument } from '../store/document.ts'
import { invalid } from './mutation-error.ts'

/** Patch operations in the order they are applied. */
const byPath = ['setIfMissing', 'set', 'diffMatchPatch', 'inc', 'dec'] as const
const insertLocations = ['before', 'after', 'replace'] as const

/** A step of a patch, applied to the result of the previous ones. */
export type PatchStep = (document: StoredDocument) => readonly JsonObject[]

/**
 * Splits a patch with ranges or wildcards in its paths (`items[0:].count`, `items[*].count`,
 * `items[].count`) into steps that name each item. The patch library would apply such an operation
 * to all items once per item, and does not support wildcards. Other patches are unchanged.
 * @throws RefusedError 400 for a path that is too long or expands to too many items
 */
export function patchSteps(patch: JsonObject): PatchStep[] {
  const paths = pathsIn(patch)
  for (const path of paths)
    if (path.length > limits.patchPathLength)
      throw invalid(`A path may be ${limits.patchPathLength} characters long at most`)
  if (!paths.some(needsExpansion)) return [() => [patch]]
  const steps: PatchStep[] = []
  for (const name of byPath)
    for (const [path, value] of Object.entries(objectOrEmpty(patch[name])))
      steps.push((document) => [
        { [name]: Object.fromEntries(expandPath(path, document).map((item) => [item, value])) },
      ])
  if (Array.isArray(patch.unset))
    for (const path of patch.unset)
      steps.push((document) => [{ unset: expandPath(String(path), document) }])
  const insert = objectOrEmpty(patch.insert)
  const location = insertLocations.find((name) => name in insert)
  if (patch.insert !== undefined && !location) throw invalid('"insert" does not say where')
  if (location) {
    const path = String(insert[location])
    steps.push((document) =>
      expandPath(path, document).map((item) => ({
        insert: { [location]: item, items: insert.items },
      })),
    )
  }
  return steps
}

/** A wildcard, or a range that is not at the end of the path. */
function needsExpansion(path: string): boolean {
  const range = findRange(path)
  return range !== undefined && (range.isWildcard || range.tail !== '')
}

const objectOrEmpty = (value: unknown): JsonObject => (isJsonObject(value) ? value : {})

function pathsIn(patch: JsonObject): string[] {
  const insert = objectOrEmpty(patch.insert)
  return [
    ...byPath.flatMap((name) => Object.keys(objectOrEmpty(patch[name]))),
    ...(Array.isArray(patch.unset) ? patch.unset.map(String) : []),
    ...insertLocations.flatMap((location) => insert[location] ?? []).map(String),
  ]
}

interface Range {
  /** The path before the brackets, and after them. */
  readonly head: string
  readonly tail: string
  readonly start: number
  readonly end: number | undefined
  readonly isWildcard: boolean
}

/** The first range or wildcard of a path; quoted text is a name. */
function findRange(path: string): Range | undefined {
  for (const match of path.matchAll(/'[^']*'|"[^"]*"|\[\s*(\*|(-?\d*)\s*:\s*(-?\d*))?\s*\]/g)) {
    const [text, , start, end] = match
    if (!text.startsWith('[')) continue
    return {
      head: path.slice(0, match.index),
      tail: path.slice(match.index + text.length),
      start: Number(start ?? 0),
      end: end ? Number(end) : undefined,
      isWildcard: start === undefined,
    }
  }
  return undefined
}

/**
 * Expands a path to the items it matches in a document. A range at the end stays one: its items
 * must be removed together.
 */
export function expandPath(path: string, document: unknown): string[] {
  const range = findRange(path)
  if (!range) return [path]
  const { head, tail, start, end } = range
  if (tail === '') return [`${head}[${start}:${end ?? ''}]`]
  // `..` can match an item more than once.
  const paths = new Set<string>()
  for (const { path: segments, value } of extractWithPath(head, document)) {
    if (!Array.isArray(value)) continue
    const from = positionIn(value, start)
    const to = end === undefined ? value.length : positionIn(value, end)
    for (let index = from; index < to; index += 1) {
      for (const single of expandPath(`${pathOf([...segments, index])}${tail}`, document))
        paths.add(single)
      if (paths.size > limits.patchPaths)
        throw invalid(`A path may name ${limits.patchPaths} items at most`)
    }
  }
  return [...paths]
}

function positionIn({ length }: readonly unknown[], index: number): number {
  return Math.min(length, Math.max(0, index < 0 ? length + index : index))
}

function pathOf(segments: readonly (string | number)[]): string {
  return segments
    .map((segment, position) => {
      if (typeof segment === 'number') return `[${segment}]`
      if (!/^[a-z_]\w*$/i.test(segment)) return `['${segment}']`
      return position === 0 ? segment : `.${segment}`
    })
    .join('')
}
