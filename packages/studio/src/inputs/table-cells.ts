import { hiddenColumns, isHiddenRow } from './hidden-parts.ts'

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

/**
 * The cells of text that a spreadsheet puts on the clipboard: tabs between cells, a line a row. A cell with
 * lines, tabs, or quotation marks of its own is quoted.
 */
export function cellsInText(text: string): string[][] {
  const rows: string[][] = [[]]
  const ending = text.replace(/\r\n?/g, '\n').replace(/\n$/, '')
  for (const [, quoted, plain = '', end] of ending.matchAll(cellInText)) {
    const isQuoted = quoted !== undefined && /[\n\t]|""/.test(quoted)
    rows
      .at(-1)
      ?.push(oneLine(isQuoted ? quoted.replaceAll('""', '"') : quoted ? `"${quoted}"` : plain))
    if (end === '\n') rows.push([])
    if (end === '') break
  }
  return rows
}

const cellInText = /(?:"((?:[^"]|"")*)"(?=[\t\n]|$)|([^\t\n]*))([\t\n]|$)/g

/**
 * The cells of an HTML table as plain text, without hidden rows and columns. A cell that spans columns is
 * followed by empty ones, one that spans rows leaves the places below it empty, so that columns stay together.
 */
export function cellsInTable(table: HTMLTableElement): string[][] {
  const grid: string[][] = []
  const rows = [...table.rows]
  const hidden = hiddenColumns(table)
  for (const [y, row] of rows.entries()) {
    let x = 0
    for (const cell of row.cells) {
      while (grid[y]?.[x] !== undefined) x += 1
      const below = rowsBelow(row)
      // 0 is to the end of the group (HTML, 4.9.11).
      const height = cell.rowSpan === 0 ? below : Math.min(cell.rowSpan, below)
      const spanned = rows.slice(y, y + height)
      const columns = Array.from({ length: Math.min(cell.colSpan, MAX_SPAN) }, (_, n) => x + n)
      const top = spanned.findIndex((one) => !isHiddenRow(one))
      const left = columns.find((column) => !hidden.has(column))
      for (const down of spanned.keys()) {
        const line = grid[y + down] ?? []
        grid[y + down] = line
        for (const column of columns) {
          line[column] = down === top && column === left ? textOf(cell) : ''
        }
      }
    }
    grid[y] ??= []
  }
  return grid
    .filter((_, y) => rows[y] && !isHiddenRow(rows[y]))
    .map((line) => Array.from(line, (text) => text ?? '').filter((_, x) => !hidden.has(x)))
}

/** The cells of a table of data. One of a single row or column only arranges text: undefined. */
export function dataCells(table: HTMLTableElement): string[][] | undefined {
  const cells = cellsInTable(table)
  const isData = cells.length > 1 && cells.some((row) => row.length > 1)
  return isData ? cells : undefined
}

/** As a browser limits `colspan`, and less: a table is for reading. */
const MAX_SPAN = 50

/** How many rows of a row's group there are, from that row on. */
function rowsBelow(row: HTMLTableRowElement): number {
  const rows = [...(row.parentElement?.children ?? [])].filter(({ tagName }) => tagName === 'TR')
  return rows.length - rows.indexOf(row)
}

/** Elements within a word; all others begin or end a line, and so do these if their style says so. */
const inWords =
  ':is(a, abbr, b, bdi, bdo, cite, code, dfn, em, font, i, kbd, mark, rp, rt, ruby, s, samp, small, span, strike, strong, sub, sup, tt, u, var, wbr)'
const asLine =
  ':is([style*="display:block" i], [style*="display: block" i], [style*="display:list-item" i], [style*="display:flex" i], [style*="display: flex" i])'
const lines = `:not(${inWords}), ${inWords}${asLine}`

/** Words of different lines stay apart, and pictures have their texts. */
function textOf(cell: HTMLTableCellElement): string {
  const copy = cell.cloneNode(true) as HTMLTableCellElement
  for (const element of copy.querySelectorAll('style, script, template')) element.remove()
  for (const picture of copy.querySelectorAll('img')) picture.replaceWith(picture.alt)
  for (const element of copy.querySelectorAll(lines)) {
    element.before(' ')
    element.after(' ')
  }
  return oneLine(copy.textContent ?? '')
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
