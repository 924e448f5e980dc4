import { parseCode } from './code.ts'
import { parseImage } from './image.ts'
import { parseTable } from './table.ts'

export type { CodeBlock } from './code.ts'
export type { ImageBlock } from './image.ts'
export type { TableBlock } from './table.ts'

/**
 * The parser of each of the site's own block types, by `_type`. Returns undefined for a malformed block,
 * and null for an empty one.
 */
export const blockParsers = { image: parseImage, code: parseCode, table: parseTable }

/** A parsed block of one of these types. Types name the components that one of them lacks. */
export type CustomBlock = NonNullable<ReturnType<(typeof blockParsers)[keyof typeof blockParsers]>>
