import { LRUCache } from 'lru-cache'
import type { ContentLog } from '../source.ts'
import { type Body, isSpan, isText, type TextBlock } from './body.ts'

/** What of rich text the site can show, beside the block types of `body.ts`. */
export const knownNames = {
  style: ['normal', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote'],
  list: ['bullet', 'number'],
  mark: ['strong', 'em', 'code', 'underline', 'strike-through', 'link'],
} as const

/** Documents whose last reported version is remembered. */
const mostRemembered = 5_000
/** Names are cut here for the log. */
const longestName = 80

/** Every block, inline object, style, list and mark of a body that the site does not know, once. */
export function unknownParts(body: Body): string[] {
  const found = body.flatMap((block) =>
    isText(block) ? unknownInText(block) : 'unknown' in block ? [part('block', block._type)] : [],
  )
  return [...new Set(found)]
}

function unknownInText(block: TextBlock): string[] {
  const { style, listItem, children, markDefs = [] } = block
  const marks = children.filter(isSpan).flatMap((span) => span.marks ?? [])
  const typeOf = (mark: string) => markDefs.find(({ _key }) => _key === mark)?._type ?? mark
  return [
    ...unknownNames('style', style === undefined ? [] : [style]),
    ...unknownNames('list', listItem === undefined ? [] : [listItem]),
    ...unknownNames('mark', marks.map(typeOf)),
    ...children.flatMap((child) => ('unknown' in child ? [part('object', child._type)] : [])),
  ]
}

function unknownNames(kind: keyof typeof knownNames, names: readonly string[]): string[] {
  const known: readonly string[] = knownNames[kind]
  return names.filter((name) => !known.includes(name)).map((name) => part(kind, name))
}

function part(kind: string, name: string): string {
  return `${kind} ${JSON.stringify(name.slice(0, longestName))}`
}

/** Names the unknown parts of a document's body in the log, once for each version of it. */
export function unknownPartsReporter(log: ContentLog) {
  const reported = new LRUCache<string, string>({ max: mostRemembered })
  return (document: string, version: string, body: Body): void => {
    if (reported.get(document) === version) return
    reported.set(document, version)
    const unknown = unknownParts(body)
    if (unknown.length > 0) log.warn({ document, unknown }, 'unknown rich text skipped')
  }
}
