import { z } from 'zod'
import { cleanText } from '../clean-text.ts'
import type { ImageHost } from '../image-variants.ts'
import { imageField, type Picture, toPicture } from '../picture.ts'

interface ImageBlock {
  _type: 'image'
  _key: string
  picture: Picture
}

interface CodeBlock {
  _type: 'code'
  _key: string
  code: string
  language?: string
  filename?: string
  /** Classes of its tokens once it is highlighted, in the format of `content/highlight/token-runs.ts`. */
  tokens?: string
  /** Only in previews: its document and field, as the attribute `data-sanity`. */
  edit?: string
}

interface TableBlock {
  _type: 'table'
  _key: string
  rows: { key: string; cells: { key: string; text: string }[] }[]
}

/** A block of a post that is not text. The type checker names the components that a new one lacks. */
export type CustomBlock = ImageBlock | CodeBlock | TableBlock

/** The block of one type. */
export type BlockOf<Type extends CustomBlock['_type']> = Extract<CustomBlock, { _type: Type }>

/**
 * The parser of each block type, by `_type`. Returns undefined for a malformed block, and null for an
 * empty one.
 */
export const blockParsers = {
  image: parseImage,
  code: parseCode,
  table: parseTable,
} satisfies Record<CustomBlock['_type'], unknown>

function parseImage(block: unknown, _key: string, host: ImageHost): ImageBlock | undefined {
  const { data } = imageField.safeParse(block)
  return data && { _type: 'image', _key, picture: toPicture(host, data, 'inline') }
}

const text = z.string().transform(cleanText)
const codeShape = z.object({
  code: text,
  language: text.nullish().catch(null),
  filename: text.nullish().catch(null),
})

function parseCode(block: unknown, _key: string): CodeBlock | null | undefined {
  const { data } = codeShape.safeParse(block)
  if (!data) return undefined
  const { language, filename } = data
  const code = data.code.replace(/^\n+/, '').trimEnd()
  if (!code) return null
  return {
    _type: 'code',
    _key,
    code,
    ...(language ? { language } : {}),
    ...(filename ? { filename } : {}),
  }
}

const cell = text.nullable().catch(null)
const tableShape = z.object({ rows: z.array(z.object({ cells: z.array(cell) })).min(1) })

function parseTable(block: unknown, _key: string): TableBlock | undefined {
  const { data } = tableShape.safeParse(block)
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
