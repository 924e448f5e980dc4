import type { BlockMarker, BlockType } from './block-type.ts'
import { code } from './code/code-block.ts'
import { table } from './table/table-block.ts'

/** The block types by `_type`. */
export const blockTypes = { code, table }

type Types = typeof blockTypes

/** A block of one type. */
type BlockOf<Type extends keyof Types> = {
  [Name in Type]: { _type: Name } & Parameters<Types[Name]['textOf']>[0]
}[Type]

/** A block of a post that is neither text nor an image. */
export type CustomBlock = BlockOf<keyof Types>

const types: { [Name in keyof Types]: BlockType<BlockOf<Name>> } = blockTypes

/** The text of a block that counts toward the reading time. */
export function readableText<Type extends keyof Types>(block: BlockOf<Type>): string {
  return types[block._type].textOf(block)
}

/** Marks what a block shows, for the Presentation tool. */
export function markBlock<Type extends keyof Types>(
  block: BlockOf<Type>,
  marker: BlockMarker,
): CustomBlock {
  return types[block._type].mark(block, marker)
}
