/** Cells of a table after its rows are padded, which would make a long row and many short ones unbounded. */
export const MAX_CELLS = 25_000
