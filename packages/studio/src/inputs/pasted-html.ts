import { htmlToPortableText } from '@portabletext/html'
import { sanitySchemaToPortableTextSchema } from '@portabletext/sanity-bridge'
import type { OnPasteFn } from 'sanity'
import { prepareHtml } from './prepare-html.ts'
import { dataCells, rowOf, widthOf } from './table-cells.ts'

type Rules = NonNullable<NonNullable<Parameters<typeof htmlToPortableText>[1]>['rules']>

/** Keeps the tables of pasted HTML, as Word, Google Docs and web pages have them. */
const tableRules: Rules = [
  {
    deserialize(element, _next, createBlock) {
      if (!(element instanceof HTMLTableElement)) return undefined
      const cells = dataCells(element)
      if (!cells) return undefined
      const width = widthOf(cells.map((row) => ({ cells: row })))
      return createBlock({ _type: 'table', rows: cells.map((row) => rowOf(row, width)) })
    },
  },
]

/** Pastes tables as table blocks, and what the editor would lose or get wrong; anything else as it does. */
export const pasteHtml: OnPasteFn = ({ event, schemaTypes, path }) => {
  // Copied within the editor: it keeps its blocks by itself. A file is a picture, which it uploads.
  if (event.clipboardData.types.includes('application/x-portable-text')) return undefined
  const pasted = new DOMParser().parseFromString(
    event.clipboardData.getData('text/html'),
    'text/html',
  )
  if (!pasted.body.textContent?.trim() && event.clipboardData.files.length > 0) return undefined
  const isPrepared = prepareHtml(pasted)
  if (!isPrepared && !pasted.querySelector('table')) return undefined
  const blocks = htmlToPortableText(pasted.documentElement.outerHTML, {
    schema: sanitySchemaToPortableTextSchema(schemaTypes.portableText),
    rules: tableRules,
  })
  const hasTable = blocks.some(({ _type }) => _type === 'table')
  return isPrepared || hasTable ? { insert: blocks, path } : undefined
}
