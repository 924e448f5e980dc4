import { z } from 'zod'
import { cleanText } from '../clean-text.ts'
import type { ImageHost } from '../image-variants.ts'
import { imageField, toPicture } from '../picture.ts'
import { type Body, type CodeBlock, type CustomBlock, isText, type TableBlock } from './body.ts'
import { parseTextBlock } from './parse-text-block.ts'
import { plainName } from './plain-name.ts'

const keyed = z.object({ _type: z.string(), _key: z.string().min(1).optional().catch(undefined) })
const text = z.string().transform(cleanText)
const codeShape = z.object({
  code: text,
  language: text.nullish().catch(null),
  filename: text.nullish().catch(null),
})
const tableShape = z.object({
  rows: z.array(z.object({ cells: z.array(text.nullable().catch(null)) })).min(1),
})

/**
 * Parses a rich-text field. Malformed and empty blocks are dropped; unknown types are kept and marked
 * as such. Every block gets a unique key. Never throws.
 */
export function parseBody(blocks: unknown[], host: ImageHost): Body {
  const keys = new Set<string>()
  const body = blocks.flatMap((block, index): Body => {
    const { data } = keyed.safeParse(block)
    if (!data) return []
    let key = data._key ?? `block-${index}`
    while (keys.has(key)) key += `-${index}`
    keys.add(key)
    const parsed = parsers.get(data._type)?.(block, key, host)
    if (parsed === null) return []
    return [parsed ?? { _type: nameOf(data._type), _key: key, unknown: true }]
  })
  return withoutGaps(body)
}

/** Limits each list item to one level below the previous one: skipped levels would be empty lists. */
function withoutGaps(body: Body): Body {
  let above = 0
  return body.map((block) => {
    const level = isText(block) && block.listItem ? Math.min(block.level ?? 1, above + 1) : 0
    above = level
    return level > 0 ? { ...block, level } : block
  })
}

/** Returns undefined for a malformed block, and null for an empty one. */
type Parser = (block: unknown, _key: string, host: ImageHost) => Body[number] | null | undefined

const parsers = new Map<string, Parser>(
  Object.entries({
    block: parseTextBlock,
    image(block, _key, host) {
      const { data } = imageField.safeParse(block)
      return data && { _type: 'image', _key, picture: toPicture(host, data, 'inline') }
    },
    code: parseCode,
    table(block, _key) {
      const { data } = tableShape.safeParse(block)
      return data && { _type: 'table', _key, rows: keyedRows(data.rows) }
    },
  } satisfies Record<'block' | CustomBlock['_type'], Parser>),
)

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

/** A malformed block of a known type gets another name, so that no component renders it. */
function nameOf(type: string): string {
  return parsers.has(type) ? `unreadable ${type}` : plainName(type)
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
