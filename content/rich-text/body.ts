// Imported by browser code: import only types here.
import type { CustomBlock } from '#blocks/index.ts'
import type { Picture } from '../picture.ts'

/** A run of text and the marks on it: decorators, or keys of the block's `markDefs`. */
export interface Span {
  _type: 'span'
  text: string
  marks?: string[]
}
/** An image between blocks of text. */
export interface ImageBlock {
  _type: 'image'
  _key: string
  picture: Picture
}
/** An inline image. */
interface InlineImage {
  _type: 'image'
  picture: Picture
}
/** An inline object of an unknown type: kept, so that the renderer can report and skip it. */
interface UnknownObject {
  _type: string
  unknown: true
}
export interface MarkDefinition {
  _type: string
  _key: string
  /** Not validated here: the renderer decides which URLs are safe. */
  href?: string
}

/** One Portable Text block, validated. */
export interface TextBlock {
  _type: 'block'
  _key: string
  children: (Span | InlineImage | UnknownObject)[]
  markDefs?: MarkDefinition[]
  style?: string
  listItem?: string
  level?: number
}

/** A block of an unknown type: kept, so that the renderer can report and skip it. */
interface UnknownBlock {
  _type: string
  _key: string
  unknown: true
}
/** Parsed rich text. */
export type Body = (TextBlock | ImageBlock | CustomBlock | UnknownBlock)[]

/** Whether a block of a body is text. */
export function isText(block: Body[number]): block is TextBlock {
  return block._type === 'block' && 'children' in block
}

/** Whether a block is a text without content. It separates two lists. */
export function isEmptyText(block: Body[number]): boolean {
  return isText(block) && block.children.length === 0
}

/** Whether a part of a text block is a run of text. */
export function isSpan(child: TextBlock['children'][number]): child is Span {
  return 'text' in child
}

/** The plain text of a block. */
export function textOf(block: TextBlock): string {
  return block.children.map((child) => (isSpan(child) ? child.text : '')).join('')
}
