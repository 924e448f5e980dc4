// @vitest-environment jsdom
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { removeHidden } from './hidden-parts.ts'
import { keepScripts } from './prepare-html.ts'
import { cellsInTable, cellsInText } from './table-cells.ts'

function cellsInHtml(html: string): string[][] {
  const pasted = new DOMParser().parseFromString(html, 'text/html')
  removeHidden(pasted)
  keepScripts(pasted)
  const table = pasted.querySelector('table')
  return table ? cellsInTable(table) : []
}

const word = fc.stringMatching(/^[A-Za-z]{1,8}$/)
/** How words stand apart in pages, Word, and spreadsheets. */
const apart = fc.constantFrom<(one: string, other: string) => string>(
  (one, other) => `${one}<br>${other}`,
  (one, other) => `${one}<br/>\n<b>${other}</b>`,
  (one, other) => `<p class="MsoNormal">${one}<o:p></o:p></p><p>${other}</p>`,
  (one, other) => `<ul><li>${one}</li><li>${other}</li></ul>`,
  (one, other) => `<div>${one}</div>${other}`,
  (one, other) => `${one}&nbsp;<i>${other}</i>`,
  (one, other) => `<table><tr><td>${one}</td><td>${other}</td></tr></table>`,
  (one, other) => `<style>td {}</style>${one} <img alt="${other}">`,
  (one, other) => `<span style="display: block">${one}</span><span>${other}</span>`,
  (one, other) => `<details><summary>${one}</summary>${other}</details>`,
  (one, other) => `<address>${one}</address>${other}<span hidden>hidden</span>`,
  (one, other) => `<label>${one}</label><button>${other}</button>`,
  (one, other) => `<del>${one}</del><ins>${other}</ins>`,
)

it('keeps numbers above and below the line of a cell', () => {
  expect(
    cellsInHtml('<table><tr><td>10<sup>6</sup></td><td>H<sub>2</sub>O</td></tr></table>'),
  ).toEqual([['10⁶', 'H₂O']])
})

it('keeps words of a cell apart, and letters of a word together', () => {
  fc.assert(
    fc.property(word, word, word, apart, (one, other, rest, join) => {
      const html = `<table><tr><td>${join(one, other)}</td><td>${rest[0]}<b>${rest.slice(1)}</b></td></tr></table>`
      expect(cellsInHtml(html)).toEqual([[`${one} ${other}`, rest]])
    }),
    { numRuns: 300 },
  )
})

it('has every cell of a table once, whatever it spans', () => {
  const span = fc.integer({ min: 0, max: 4 })
  const group = fc.array(fc.array(fc.tuple(span, span), { maxLength: 4 }), { maxLength: 4 })
  fc.assert(
    fc.property(fc.array(group, { minLength: 1, maxLength: 3 }), (groups) => {
      let count = 0
      const cell = ([rows, columns]: [number, number]) => {
        count += 1
        return `<td rowspan="${rows}" colspan="${columns}">c${count}</td>`
      }
      const html = groups.map(
        (rows) =>
          `<tbody>${rows.map((cells) => `<tr>${cells.map(cell).join('')}</tr>`).join('')}</tbody>`,
      )
      const grid = cellsInHtml(`<table>${html.join('')}</table>`)
      expect(grid).toHaveLength(groups.flat().length)
      const names = Array.from({ length: count }, (_, index) => `c${index + 1}`)
      expect(grid.flat().filter((text) => text !== '')).toEqual(names)
    }),
    { numRuns: 300 },
  )
})

it('leaves out rows and columns that a spreadsheet hides, and keeps merged cells in their places', () => {
  const hiddenRow = fc.constantFrom(
    "<tr height=0 style='display:none'>",
    '<tr style="height:0">',
    '<tr style="height: 0px;">',
    '<tr style="mso-hide:all">',
    '<tr style="visibility:collapse">',
    '<tr hidden>',
  )
  const shownRow = fc.constantFrom('<tr>', '<tr height=20>', '<tr style="height:0pt">')
  const hiddenColumn = fc.constantFrom(
    "<col width=0 style='display:none;mso-width-source:userset;mso-width-alt:0'>",
    '<col style="width:0px">',
    '<col style="visibility:collapse">',
  )
  const shownColumn = fc.constantFrom('<col>', '<col width=64>', '<col style="width:0.5em">')
  const part = (hidden: fc.Arbitrary<string>, shown: fc.Arbitrary<string>) =>
    fc.array(
      fc
        .boolean()
        .chain((isHidden) => (isHidden ? hidden : shown).map((tag) => ({ isHidden, tag }))),
      { minLength: 1, maxLength: 5 },
    )
  fc.assert(
    fc.property(
      part(hiddenRow, shownRow),
      part(hiddenColumn, shownColumn),
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: 1, max: 3 }),
      (rows, columns, tall, wide) => {
        // The first cell is merged with those to its right and below.
        const [height, width] = [Math.min(tall, rows.length), Math.min(wide, columns.length)]
        const isMerged = (y: number, x: number) => y < height && x < width
        const html = rows.map(({ tag }, y) => {
          const cells = columns.map((_, x) => {
            if (y === 0 && x === 0) return `<td rowspan=${height} colspan=${width}>merged</td>`
            return isMerged(y, x) ? '' : `<td>${y},${x}</td>`
          })
          return `${tag}${cells.join('')}</tr>`
        })
        const table = `<table>${columns.map(({ tag }) => tag).join('')}${html.join('')}</table>`
        let isFirst = true
        const expected = rows.flatMap(({ isHidden }, y) => {
          if (isHidden) return []
          const cells = columns.flatMap((column, x) => {
            if (column.isHidden) return []
            if (!isMerged(y, x)) return [`${y},${x}`]
            const text = isFirst ? 'merged' : ''
            isFirst = false
            return [text]
          })
          return [cells]
        })
        expect(cellsInHtml(table)).toEqual(expected)
      },
    ),
    { numRuns: 100 },
  )
})

it('reads what a spreadsheet writes', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '"', '\n', '\t', '\r\n', '0') })
  const quoted = (cell: string) =>
    /[\t\n\r"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
  const rows = fc
    .integer({ min: 1, max: 4 })
    .chain((width) =>
      fc.array(fc.array(text, { minLength: width, maxLength: width }), { minLength: 1 }),
    )
  fc.assert(
    fc.property(rows, fc.constantFrom('\n', '\r\n'), (cells, newline) => {
      const clipboard = cells.map((row) => row.map(quoted).join('\t')).join(newline) + newline
      const oneLine = (cell: string) => cell.replace(/\s+/g, ' ').trim()
      expect(cellsInText(clipboard)).toEqual(cells.map((row) => row.map(oneLine)))
    }),
    { numRuns: 1_000 },
  )
})

it('keeps quotation marks that quote no cell', () => {
  expect(cellsInText('"A" b\t"c"\n')).toEqual([['"A" b', '"c"']])
})
