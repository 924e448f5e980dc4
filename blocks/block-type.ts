/** Marks which field a block's text and elements show, for the overlays of the editor's Presentation tool. */
export interface BlockMarker {
  /** Adds an invisible note of its field to a text. */
  text(text: string): string
  /** The `data-sanity` attribute of an element that shows the block. */
  element(): string
}

/** What the site needs of a block type in addition to its schema and its components. */
export interface BlockType<Block> {
  /**
   * Parses a block of the dataset. Its strings are already cleaned.
   * @returns undefined for a malformed block, and null for an empty one
   */
  parse(block: unknown, _key: string): Block | null | undefined
  /** The text that counts toward the reading time. */
  textOf(block: Block): string
  /** Marks what the block shows, for the Presentation tool. */
  mark(block: Block, marker: BlockMarker): Block
}
