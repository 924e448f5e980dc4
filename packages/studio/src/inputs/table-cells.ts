/** A table's row as it is stored. Imported rows may lack a key. */
export interface TableRow {
  _type: 'row'
  _key: string
  cells?: string[]
}

/** The most cells in a row: the width of the table. */
export function widthOf(rows: readonly { cells?: readonly string[] }[]): number {
  return Math.max(0, ...rows.map(({ cells }) => cells?.length ?? 0))
}

/** A row with exactly `width` cells. */
export function rowOf(cells: readonly string[], width = cells.length): TableRow {
  const even = Array.from({ length: width }, (_, index) => cells[index] ?? '')
  return { _type: 'row', _key: crypto.randomUUID().slice(0, 12), cells: even }
}

/** The cells of text that a spreadsheet puts on the clipboard: tabs between cells, a line a row. */
export function cellsInText(text: string): string[][] {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n')
  return lines.map((line) => line.split('\t'))
}

/**
 * The cells of an HTML table as plain text. A cell that spans columns is followed by empty ones, one
 * that spans rows leaves the places below it empty, so that columns stay together.
 */
export function cellsInTable(table: HTMLTableElement): string[][] {
  const grid: string[][] = []
  for (const [y, row] of [...table.rows].entries()) {
    let x = 0
    for (const cell of row.cells) {
      while (grid[y]?.[x] !== undefined) x += 1
      for (let down = 0; down < Math.min(cell.rowSpan, table.rows.length - y); down += 1) {
        const line = grid[y + down] ?? []
        grid[y + down] = line
        for (let right = 0; right < Math.min(cell.colSpan, MAX_SPAN); right += 1)
          line[x + right] = down === 0 && right === 0 ? textOf(cell) : ''
      }
    }
  }
  return grid.map((line) => Array.from(line, (text) => text ?? ''))
}

/** As a browser limits `colspan`, and less: a table is for reading. */
const MAX_SPAN = 50

function textOf(cell: Element): string {
  return (cell.textContent ?? '').replace(/\s+/g, ' ').trim()
}
