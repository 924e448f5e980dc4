import fc from 'fast-check'
import { expect, it } from 'vitest'
import { table } from './table-block.ts'

it('shows every readable cell of a table, whatever else is in it', () => {
  const cell = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constantFrom(null, {}, []))
  const row = fc.oneof(
    { weight: 3, arbitrary: fc.record({ cells: fc.array(cell) }) },
    fc.constantFrom(null, 5, 'row', {}, { cells: 'a' }, { cells: null }),
  )
  fc.assert(
    fc.property(fc.array(row), (rows) => {
      const cells = rows.flatMap((one) =>
        typeof one === 'object' && one && 'cells' in one && Array.isArray(one.cells)
          ? [one.cells]
          : [],
      )
      const width = Math.max(0, ...cells.map(({ length }) => length))
      const text = (value: unknown) =>
        typeof value === 'object' || value === undefined ? '' : String(value)
      const shown = table
        .parse({ _type: 'table', rows }, 'k')
        ?.rows.map((one) => one.cells.map((shownCell) => shownCell.text))
      expect(shown).toEqual(
        cells.length === 0
          ? undefined
          : cells.map((one) => Array.from({ length: width }, (_, column) => text(one[column]))),
      )
    }),
    { numRuns: 1_000 },
  )
})
