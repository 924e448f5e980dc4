import { z } from 'zod'
import type { BlockType } from '../block-type.ts'

/** A table of text. Its first row and first column are headers. */
export interface TableBlock {
  _type: 'table'
  _key: string
  rows: { key: string; cells: { key: string; text: string }[] }[]
}

const cell = z.string().nullable().catch(null)
const shape = z.object({ rows: z.array(z.object({ cells: z.array(cell) })).min(1) })

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

/** Cells have no key in the dataset, so their index becomes the key. Rows are padded to the same width. */
function keyedRows(rows: { cells: (string | null)[] }[]): TableBlock['rows'] {
  const width = Math.max(...rows.map(({ cells }) => cells.length))
  return rows.map(({ cells }, line) => ({
    key: `row-${line}`,
    cells: Array.from({ length: width }, (_, column) => ({
      key: `cell-${column}`,
      text: cells[column] ?? '',
    })),
  }))
}
