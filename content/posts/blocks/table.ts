import { z } from 'zod'
import { cleanText } from '../../clean-text.ts'

export interface TableBlock {
  _type: 'table'
  _key: string
  rows: { key: string; cells: { key: string; text: string }[] }[]
}

const cell = z.string().transform(cleanText).nullable().catch(null)
const shape = z.object({ rows: z.array(z.object({ cells: z.array(cell) })).min(1) })

export function parseTable(block: unknown, _key: string): TableBlock | undefined {
  const { data } = shape.safeParse(block)
  return data && { _type: 'table', _key, rows: keyedRows(data.rows) }
}

/** Cells have no key in the dataset, so their index becomes one. Rows are padded to equal width. */
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
