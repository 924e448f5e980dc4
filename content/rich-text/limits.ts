/**
 * What the site shows of rich text, because it renders pages on the thread that responds to visitors. No article of
 * the site has a tenth of any. The editor warns of more.
 */

/** Blocks of a body. */
export const MAX_BLOCKS = 5_000
/** Characters of a body as JSON. */
export const MAX_CHARACTERS = 1_000_000
/** Runs of text and inline objects of one block, and its links: the renderer's work grows with their square. */
export const MAX_CHILDREN = 300
/** Lines of one block. */
export const MAX_LINES = 1_000
/** Marks of one span; the site renders six kinds of them. */
export const MAX_MARKS = 8
