import { z } from 'zod'
import { blockTypes } from '#blocks/index.server.ts'
import { cleanTexts } from '../clean-text.ts'
import { imageField } from '../image-field.ts'
import type { ImageHost } from '../image-variants.ts'
import { toPicture } from '../picture.ts'
import { type Body, type ImageBlock, isText } from './body.ts'
import { parseTextBlock } from './parse-text-block.ts'
import { plainName } from './plain-name.ts'

const keyed = z.object({ _type: z.string(), _key: z.string().min(1).optional().catch(undefined) })

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

type Parser = (block: unknown, _key: string, host: ImageHost) => Body[number] | null | undefined

const parsers = new Map<string, Parser>([
  ['block', parseTextBlock],
  ['image', parseImage],
  ...Object.entries(blockTypes).map(([type, { parse }]): [string, Parser] => [
    type,
    (block, key) => parse(cleanTexts(block), key),
  ]),
])

function parseImage(block: unknown, _key: string, host: ImageHost): ImageBlock | undefined {
  const { data } = imageField.safeParse(block)
  return data && { _type: 'image', _key, picture: toPicture(host, data, 'inline') }
}

/** A malformed block of a known type gets another name, so that no component renders it. */
function nameOf(type: string): string {
  return parsers.has(type) ? `unreadable ${type}` : plainName(type)
}
