/** Marks what the fields of a block show, for the overlays of the editor's Presentation tool. */
export interface BlockMarker {
  /** The text with an invisible note of its field. */
  text(text: string): string
  /** The attribute `data-sanity` of an element that shows the block. */
  element(): string
}

/** What the site knows of a type of block besides its schema and its components. */
export interface BlockType<Block> {
  /**
   * Parses a block of the dataset, whose texts are clean.
   * @returns undefined for a malformed block, and null for an empty one
   */
  parse(block: unknown, _key: string): Block | null | undefined
  /** Its text that counts for the reading time. */
  textOf(block: Block): string
  /** The block for the Presentation tool, with what it shows marked. */
  mark(block: Block, marker: BlockMarker): Block
}
