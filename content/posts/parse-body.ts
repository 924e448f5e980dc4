import { z } from 'zod'
import { cleanText } from '../clean-text.ts'
import type { ImageHost } from '../image-variants.ts'
import { imageField, toPicture } from '../picture.ts'
import { type Body, type CodeBlock, isText, type TableBlock } from './body.ts'
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
 * Parses a rich-text field. What has no readable shape or nothing to show is dropped, unknown types
 * are kept, marked. Every block has a key of its own. Never throws.
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

/** A list item is one level deeper than the one before it at most: a level between would be empty. */
function withoutGaps(body: Body): Body {
  let above = 0
  return body.map((block) => {
    const level = isText(block) && block.listItem ? Math.min(block.level ?? 1, above + 1) : 0
    above = level
    return level > 0 ? { ...block, level } : block
  })
}

/** Undefined where the shape is not that of the type; null where there is nothing to show. */
type Parser = (block: unknown, _key: string, host: ImageHost) => Body[number] | null | undefined

const parsers = new Map<string, Parser>([
  ['block', parseTextBlock],
  [
    'image',
    (block, _key, host) => {
      const { data } = imageField.safeParse(block)
      return data && { _type: 'image', _key, picture: toPicture(host, data, 'inline') }
    },
  ],
  ['code', parseCode],
  [
    'table',
    (block, _key) => {
      const { data } = tableShape.safeParse(block)
      return data && { _type: 'table', _key, rows: keyedRows(data.rows) }
    },
  ],
])

function parseCode(block: unknown, _key: string): CodeBlock | null | undefined {
  const { data } = codeShape.safeParse(block)
  if (!data) return undefined
  const { language, filename } = data
  const code = data.code.replace(/^\n+|\s+$/g, '')
  if (!code) return null
  return {
    _type: 'code',
    _key,
    code,
    ...(language ? { language } : {}),
    ...(filename ? { filename } : {}),
  }
}

/** A known type in an unreadable shape has another name: nothing may take it for the real one. */
function nameOf(type: string): string {
  return parsers.has(type) ? `unreadable ${type}` : plainName(type)
}

/** Cells have no key of their own in the dataset: their place is one. Every row is equally wide. */
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
