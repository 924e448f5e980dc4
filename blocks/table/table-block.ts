import { z } from 'zod'
import type { BlockType } from '../block-type.ts'
import { MAX_CELLS } from './limits.ts'

/** A table of text. Its first row and first column are headers. */
export interface TableBlock {
  _type: 'table'
  _key: string
  rows: { key: string; cells: { key: string; text: string }[] }[]
}

/** An import may have written numbers. */
const cell = z.union([z.string(), z.number(), z.boolean()]).transform(String).catch('')
const row = z.object({ cells: z.array(cell) })
/** Malformed rows are left out. */
const rows = z
  .array(row.nullable().catch(null))
  .transform((all) => all.filter((one) => one !== null))
const shape = z.object({
  rows: rows.refine((all) => all.length > 0 && all.length * widthOf(all) <= MAX_CELLS),
})

/** The type of tables. Their text doesn't count toward the reading time. */
export const table: BlockType<TableBlock> = {
  parse(block, _key) {
    const { data } = shape.safeParse(block)
    return data && { _type: 'table', _key, rows: keyedRows(data.rows) }
  },
  textOf: () => '',
  mark: (block, marker) => ({
    ...block,
    rows: block.rows.map(({ key, cells }) => ({
      key,
      cells: cells.map((cell) => ({ ...cell, text: marker.text(cell.text) })),
    })),
  }),
}

function widthOf(rows: readonly { cells: string[] }[]): number {
  return rows.reduce((width, { cells }) => Math.max(width, cells.length), 0)
}

/** Cells have no key in the dataset, so their index becomes the key. Rows are padded to the same width. */
function keyedRows(rows: { cells: string[] }[]): TableBlock['rows'] {
  const width = widthOf(rows)
  return rows.map(({ cells }, line) => ({
    key: `row-${line}`,
    cells: Array.from({ length: width }, (_, column) => ({
      key: `cell-${column}`,
      text: cells[column] ?? '',
    })),
  }))
}
