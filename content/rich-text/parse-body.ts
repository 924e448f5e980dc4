import { z } from 'zod'
import { blockTypes } from '#blocks/index.server.ts'
import { cleanTexts } from '../clean-text.ts'
import { imageField } from '../image-field.ts'
import type { ImageHost } from '../image-variants.ts'
import { toPicture } from '../picture.ts'
import { type Body, type ImageBlock, isEmptyText, isText } from './body.ts'
import { parseTextBlock } from './parse-text-block.ts'
import { plainName } from './plain-name.ts'

/** A block without a type, which imports may have written, is a text if it has children. */
const typeOf = z.union([
  z.object({ _type: z.string() }).transform(({ _type }) => _type),
  z.object({ children: z.array(z.unknown()) }).transform(() => 'block'),
])
const keyed = z.object({ _key: z.string().min(1).optional().catch(undefined) })

/**
 * Parses a rich-text field. Malformed and empty blocks are dropped, but an empty text between two lists stays,
 * because it keeps them apart. Unknown types are kept and marked as such. Every block gets a unique key. Never
 * throws.
 */
export function parseBody(blocks: unknown[], host: ImageHost): Body {
  const keys = new Set<string>()
  const body = blocks.flatMap((block, index): Body => {
    const { data } = keyed.safeParse(block)
    if (!data) return []
    const type = typeOf.safeParse(block).data ?? 'without a type'
    let key = data._key ?? `block-${index}`
    while (keys.has(key)) key += `-${index}`
    keys.add(key)
    const parsed = parsers.get(type)?.(block, key, host)
    if (parsed === null) return []
    return [parsed ?? { _type: nameOf(type), _key: key, unknown: true }]
  })
  return withoutGaps(
    body.filter((block, index) => !isEmptyText(block) || isBetweenLists(body, index)),
  )
}

/**
 * Closes gaps between the levels of a list, since a skipped level would be a list without an item. Items of one
 * level in a row stay on one level.
 */
function withoutGaps(body: Body): Body {
  /** The original levels of the item above and of those that it is nested in. */
  let above: number[] = []
  return body.map((block) => {
    if (!isText(block) || block.listItem === undefined) {
      above = []
      return block
    }
    const { level = 1 } = block
    above = [...above.filter((outer) => outer < level), level]
    return { ...block, level: above.length }
  })
}

function isBetweenLists(body: Body, index: number): boolean {
  const next = body.slice(index + 1).find((block) => !isEmptyText(block))
  return isListItem(body[index - 1]) && isListItem(next)
}

function isListItem(block: Body[number] | undefined): boolean {
  return block !== undefined && isText(block) && block.listItem !== undefined
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
