import { LRUCache } from 'lru-cache'
import type { ContentLog } from '../log.ts'
import { type Body, isSpan, isText, type TextBlock } from './body.ts'

/** The styles, lists and marks that the site can render. Block types are in `blocks/block-types.ts`. */
export const supportedRichText = {
  style: ['normal', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote'],
  list: ['bullet', 'number'],
  mark: ['strong', 'em', 'code', 'underline', 'strike-through', 'link'],
} as const

/** Documents whose last reported version is remembered. */
const MAX_REMEMBERED_DOCUMENTS = 5_000
/** Longer names are cut in the log. */
const MAX_LOGGED_NAME_LENGTH = 80

/** Every unknown block, inline object, style, list and mark of a body, each once. */
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

function unknownNames(kind: keyof typeof supportedRichText, names: readonly string[]): string[] {
  const known: readonly string[] = supportedRichText[kind]
  return names.filter((name) => !known.includes(name)).map((name) => part(kind, name))
}

function part(kind: string, name: string): string {
  return `${kind} ${JSON.stringify(name.slice(0, MAX_LOGGED_NAME_LENGTH))}`
}

/** Logs the unknown parts of a document's body, once for each version of it. */
export function unknownPartsReporter(log: ContentLog) {
  const reported = new LRUCache<string, string>({ max: MAX_REMEMBERED_DOCUMENTS })
  return (document: string, version: string, body: Body): void => {
    if (reported.get(document) === version) return
    reported.set(document, version)
    const unknown = unknownParts(body)
    if (unknown.length === 0) return
    log.warn({ document, unknown }, 'unknown rich text, skipped or shown as plain text')
  }
}
