import { htmlToPortableText } from '@portabletext/html'
import { sanitySchemaToPortableTextSchema } from '@portabletext/sanity-bridge'
import type { OnPasteFn } from 'sanity'
import { cellsInTable, rowOf, widthOf } from './table-cells.ts'

type Rules = NonNullable<NonNullable<Parameters<typeof htmlToPortableText>[1]>['rules']>

/** Keeps the tables of pasted HTML, as Word, Google Docs and web pages have them. */
const tableRules: Rules = [
  {
    deserialize(element, _next, createBlock) {
      if (!(element instanceof HTMLTableElement)) return undefined
      const cells = cellsInTable(element)
      const width = widthOf(cells.map((row) => ({ cells: row })))
      // A table of one row or column only arranges text.
      if (cells.length < 2 || width < 2) return undefined
      return createBlock({ _type: 'table', rows: cells.map((row) => rowOf(row, width)) })
    },
  },
]

/** Pastes text with tables as text and table blocks; anything else as the editor does. */
export const pasteTables: OnPasteFn = ({ event, schemaTypes, path }) => {
  const html = event.clipboardData.getData('text/html')
  if (!/<table[\s>]/i.test(html)) return undefined
  // Copied within the editor: it keeps its blocks by itself.
  if (event.clipboardData.types.includes('application/x-portable-text')) return undefined
  const blocks = htmlToPortableText(html, {
    schema: sanitySchemaToPortableTextSchema(schemaTypes.portableText),
    rules: tableRules,
  })
  return blocks.some(({ _type }) => _type === 'table') ? { insert: blocks, path } : undefined
}
