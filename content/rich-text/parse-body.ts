import { z } from 'zod'
import { blockTypes } from '#blocks/index.server.ts'
import { cleanTexts } from '../clean-text.ts'
import { imageField } from '../image-field.ts'
import type { ImageHost } from '../image-variants.ts'
import { toPicture } from '../picture.ts'
import { type Body, type ImageBlock, isEmptyText, isText } from './body.ts'
import { MAX_BLOCKS, MAX_CHARACTERS } from './limits.ts'
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
 * because it keeps them apart. Unknown types are kept and marked as such, and so is what a very long body has left
 * over. Every block gets a unique key. Never throws.
 */
export function parseBody(blocks: unknown[], host: ImageHost): Body {
  const keys = new Set<string>()
  let characters = 0
  const body = blocks.slice(0, MAX_BLOCKS).flatMap((block, index): Body => {
    const { data } = keyed.safeParse(block)
    if (!data) return []
    const type = typeOf.safeParse(block).data ?? 'without a type'
    let key = data._key ?? `block-${index}`
    while (keys.has(key)) key += `-${index}`
    keys.add(key)
    const parsed = parsers.get(type)?.(block, key, host)
    if (parsed === null) return []
    const length = JSON.stringify(parsed)?.length ?? 0
    if (!parsed || characters + length > MAX_CHARACTERS)
      return [{ _type: nameOf(type), _key: key, unknown: true }]
    characters += length
    return [parsed]
  })
  return withoutGaps(withoutEmptyTexts(body))
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

/** Drops empty texts, except the first of those between two items of lists. */
function withoutEmptyTexts(body: Body): Body {
  let separator: Body = []
  return body.flatMap((block, index) => {
    if (isEmptyText(block)) {
      if (isListItem(body[index - 1])) separator = [block]
      return []
    }
    const before = isListItem(block) ? separator : []
    separator = []
    return [...before, block]
  })
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
