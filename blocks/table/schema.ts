import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { MAX_CELLS } from './limits.ts'

interface Row {
  cells?: string[]
}

/**
 * Checks that all rows of a table have as many cells as the first, and that the site shows the table.
 * @returns the error, or true
 */
function checkRows(rows: readonly Row[] | undefined) {
  const [first, ...others] = rows ?? []
  const width = first?.cells?.length ?? 0
  if (width * (others.length + 1) > MAX_CELLS)
    return `Split this table: the site can’t show tables with more than ${MAX_CELLS} cells.`
  const uneven = others.findIndex((row) => (row.cells?.length ?? 0) !== width)
  return uneven < 0 || `Row ${uneven + 2} must have ${width} cells, like the first row.`
}

function emptyRow() {
  return { _type: 'row', _key: crypto.randomUUID().slice(0, 12), cells: ['', '', ''] }
}

/** One row of a table. */
export const row = defineType({
  name: 'row',
  title: 'Row',
  type: 'object',
  fields: [
    defineField({
      name: 'cells',
      title: 'Cells',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      validation: (rule) => rule.required().min(1).error('Add at least one cell to the row.'),
    }),
  ],
  preview: {
    select: { cells: 'cells' },
    prepare: ({ cells }) => ({ title: Array.isArray(cells) ? cells.join(' | ') : '' }),
  },
})

/** A table of text. Its first row is the header. */
export const table = defineType({
  name: 'table',
  title: 'Table',
  type: 'object',
  initialValue: () => ({ rows: Array.from({ length: 3 }, emptyRow) }),
  fields: [
    defineField({
      name: 'rows',
      title: 'Rows',
      type: 'array',
      description: 'The first row is the header.',
      of: [defineArrayMember({ type: 'row' })],
      validation: (rule) => [
        rule.required().min(2).error('Add a header and at least one row.'),
        rule.custom((rows) => checkRows(rows as Row[] | undefined)),
      ],
    }),
  ],
  preview: {
    select: { rows: 'rows' },
    prepare: ({ rows }) => describeTable(Array.isArray(rows) ? rows : []),
  },
})

/** The header and size of a table, in one line. */
function describeTable(rows: readonly Row[]) {
  const header = (rows[0]?.cells ?? []).filter(Boolean)
  const count = (of: number, what: string) => `${of} ${what}${of === 1 ? '' : 's'}`
  return {
    title: header.length > 0 ? header.join(' | ') : 'Table',
    subtitle: `${count(rows.length, 'row')}, ${count(rows[0]?.cells?.length ?? 0, 'column')}`,
  }
}
