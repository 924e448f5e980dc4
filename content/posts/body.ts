import type { PortableTextBlock } from '@portabletext/types'
import { z } from 'zod'
import { type ImageHost, imageField, type Picture, toPicture } from '../picture.ts'

export interface ImageBlock {
  _type: 'image'
  _key: string
  picture: Picture
}
export interface CodeBlock {
  _type: 'code'
  _key: string
  code: string
  language?: string
  filename?: string
}
export interface TableBlock {
  _type: 'table'
  _key: string
  rows: { key: string; cells: { key: string; text: string }[] }[]
}
/** A block of a type that the site does not know: kept, so that the renderer can say so and skip it. */
export interface UnknownBlock {
  _type: string
  _key: string
  unknown: true
}
/** Rich text, parsed: Portable Text blocks and the three block types of our own. */
export type Body = (PortableTextBlock | ImageBlock | CodeBlock | TableBlock | UnknownBlock)[]

const keyed = z.object({ _type: z.string(), _key: z.string().optional() })
const textBlock = keyed.extend({
  children: z.array(z.looseObject({ _type: z.string() })),
  markDefs: z.array(z.looseObject({ _type: z.string(), _key: z.string() })).nullish(),
  style: z.string().nullish(),
  listItem: z.string().nullish(),
  level: z.number().nullish(),
})
const codeBlock = keyed.extend({
  code: z.string(),
  language: z.string().nullish(),
  filename: z.string().nullish(),
})
const tableBlock = keyed.extend({
  rows: z.array(z.object({ cells: z.array(z.string().nullable()) })),
})

/** Parses a rich-text field. What has no readable shape is dropped; unknown types are kept, marked. */
export function parseBody(blocks: unknown[], host: ImageHost): Body {
  return blocks.flatMap((block, index): Body => {
    const known = keyed.safeParse(block)
    if (!known.success) return []
    const { _type, _key = `block-${index}` } = known.data
    return [parseBlock(block, _type, _key, host)]
  })
}

function parseBlock(block: unknown, _type: string, _key: string, host: ImageHost): Body[number] {
  if (_type === 'block') {
    const parsed = textBlock.safeParse(block)
    if (parsed.success) return { ...(parsed.data as PortableTextBlock), _key }
  }
  if (_type === 'image') {
    const parsed = imageField.safeParse(block)
    if (parsed.success) return { _type, _key, picture: toPicture(host, parsed.data, 'inline') }
  }
  if (_type === 'code') {
    const parsed = codeBlock.safeParse(block)
    if (parsed.success) {
      const { code, language, filename } = parsed.data
      return {
        _type,
        _key,
        code,
        ...(language ? { language } : {}),
        ...(filename ? { filename } : {}),
      }
    }
  }
  if (_type === 'table') {
    const parsed = tableBlock.safeParse(block)
    if (parsed.success) {
      return { _type, _key, rows: keyedRows(parsed.data.rows) }
    }
  }
  return { _type, _key, unknown: true }
}

/** Cells have no key of their own in the dataset: their place is one. */
function keyedRows(rows: { cells: (string | null)[] }[]): TableBlock['rows'] {
  return rows.map((row, line) => ({
    key: `row-${line}`,
    cells: row.cells.map((text, column) => ({ key: `cell-${column}`, text: text ?? '' })),
  }))
}
