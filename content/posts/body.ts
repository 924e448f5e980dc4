// Pages in the browser read bodies: nothing here may import more than types.
import type { Picture } from '../picture.ts'

/** A run of text and the marks on it: decorators, or keys of the block's `markDefs`. */
export interface Span {
  _type: 'span'
  text: string
  marks?: string[]
}
/** An image between words. */
export interface InlineImage {
  _type: 'image'
  picture: Picture
}
/** Anything else between words: kept, so that the renderer can say so and skip it. */
export interface UnknownObject {
  _type: string
  unknown: true
}
export interface MarkDefinition {
  _type: string
  _key: string
  /** Unchecked: where a link may lead is decided where it is rendered. */
  href?: string
}

/** One block of text, with everything in it of the shape that Portable Text promises. */
export interface TextBlock {
  _type: 'block'
  _key: string
  children: (Span | InlineImage | UnknownObject)[]
  markDefs?: MarkDefinition[]
  style?: string
  listItem?: string
  level?: number
}

export interface ImageBlock {
  _type: 'image'
  _key: string
  picture: Picture
}
export interface CodeBlock {
  _type: 'code'
  _key: string
  code: string
  language?: string
  filename?: string
  /** The classes of its parts once it is highlighted, as `highlight/token-runs.ts` writes them. */
  tokens?: string
}
export interface TableBlock {
  _type: 'table'
  _key: string
  rows: { key: string; cells: { key: string; text: string }[] }[]
}
/** A block of a type that the site does not know: kept, so that the renderer can say so and skip it. */
export interface UnknownBlock {
  _type: string
  _key: string
  unknown: true
}
/** Rich text, parsed: text blocks and the three block types of our own. */
export type Body = (TextBlock | ImageBlock | CodeBlock | TableBlock | UnknownBlock)[]

/** Whether a block of a body is text. */
export function isText(block: Body[number]): block is TextBlock {
  return block._type === 'block' && 'children' in block
}

/** Whether a part of a text block is a run of text. */
export function isSpan(child: TextBlock['children'][number]): child is Span {
  return 'text' in child
}

/** The words of a block, without marks. */
export function textOf(block: TextBlock): string {
  return block.children.map((child) => (isSpan(child) ? child.text : '')).join('')
}
