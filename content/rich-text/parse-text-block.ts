import { z } from 'zod'
import { cleanText, isBlank } from '../clean-text.ts'
import { orNull } from '../documents.ts'
import { imageField } from '../image-field.ts'
import type { ImageHost } from '../image-variants.ts'
import { toPicture } from '../picture.ts'
import { isSpan, type MarkDefinition, type TextBlock } from './body.ts'
import { MAX_CHILDREN, MAX_LINES, MAX_MARKS } from './limits.ts'
import { plainName } from './plain-name.ts'

const MAX_LIST_LEVEL = 6
/** Imports may have written numbers as text, and text as numbers. */
const numberLike = z.union([z.number(), z.string().transform(Number)])
const textLike = z.union([z.string(), z.number().transform(String)]).transform(cleanText)

const blockShape = z.object({
  children: z.array(z.unknown()),
  markDefs: orNull(z.array(z.unknown())),
  style: orNull(z.string()),
  listItem: orNull(z.string()),
  level: orNull(numberLike),
})
const spanShape = z.object({
  _type: z.literal('span').default('span'),
  text: textLike,
  marks: orNull(z.array(z.unknown())),
})
const objectShape = z.object({ _type: z.string() })
const definitionShape = z.object({
  _type: z.string(),
  _key: z.string(),
  href: orNull(z.string()),
})

/**
 * Parses one text block leniently: malformed parts are dropped, the text stays. Of a block with too many parts or
 * lines, only the text stays.
 * @returns a text without children when the block is empty, null when it is an empty item of a list, undefined when
 * it is not a text block
 */
export function parseTextBlock(
  block: unknown,
  _key: string,
  host: ImageHost,
): TextBlock | null | undefined {
  const parsed = blockShape.safeParse(block)
  if (!parsed.success) return undefined
  const { style, listItem, level } = parsed.data
  const text = parsed.data.children.map(textOfChild).join('')
  const definitions = parsed.data.markDefs ?? []
  const isPlain =
    Math.max(parsed.data.children.length, definitions.length) > MAX_CHILDREN ||
    text.split('\n').length > MAX_LINES
  const markDefs = isPlain ? [] : definitions.flatMap(parseDefinition)
  const children = isPlain
    ? plainChildren(text)
    : parsed.data.children.flatMap((child) => parseChild(child, markDefs, host))
  if (children.every((child) => isSpan(child) && isBlank(child.text))) {
    // An empty item doesn't end its list, as an empty line does.
    return listItem ? null : { _type: 'block', _key, children: [], style: 'normal' }
  }
  return {
    _type: 'block',
    _key,
    children,
    ...(markDefs.length > 0 ? { markDefs } : {}),
    // A styled list item would wrap its nested lists into a heading or a quotation.
    ...(listItem
      ? { listItem: plainName(listItem), level: levelOf(level) }
      : { style: plainName(style || 'normal') }),
  }
}

/** Every level opens a nested list, so the depth is limited. */
function levelOf(level: number | null | undefined): number {
  return Math.min(Math.max(Math.trunc(level || 1), 1), MAX_LIST_LEVEL)
}

function parseDefinition(definition: unknown): MarkDefinition[] {
  const { data } = definitionShape.safeParse(definition)
  if (!data) return []
  const { _type, _key, href } = data
  return [{ _type: plainName(_type), _key, ...(href ? { href } : {}) }]
}

function textOfChild(child: unknown): string {
  return spanShape.safeParse(child).data?.text ?? ''
}

/** One line of text, and an unknown object, so that what is missing is reported. */
function plainChildren(text: string): TextBlock['children'] {
  return [
    ...(text ? [{ _type: 'span' as const, text: text.replaceAll('\n', ' ') }] : []),
    { _type: 'too many parts', unknown: true },
  ]
}

function parseChild(
  child: unknown,
  definitions: MarkDefinition[],
  host: ImageHost,
): TextBlock['children'] {
  const span = spanShape.safeParse(child)
  if (span.success) {
    const { _type, text } = span.data
    const marks = marksOf(span.data.marks ?? [], definitions)
    return text ? [{ _type, text, ...(marks.length > 0 ? { marks } : {}) }] : []
  }
  const object = objectShape.safeParse(child)
  if (!object.success) return []
  const { _type } = object.data
  if (_type === 'image') {
    const image = imageField.safeParse(child)
    if (image.success) return [{ _type, picture: toPicture(host, image.data, 'inline') }]
  }
  return [{ _type: `inline ${_type}`, unknown: true }]
}

/** Each mark once, and at most one link: links cannot be nested. */
function marksOf(marks: unknown[], definitions: MarkDefinition[]): string[] {
  let linked = false
  return [...new Set(marks)].slice(0, MAX_MARKS).flatMap((mark) => {
    if (typeof mark !== 'string' || !mark) return []
    const definition = definitions.find(({ _key }) => _key === mark)
    if (!definition) return [plainName(mark)]
    if (definition._type !== 'link') return [mark]
    if (linked) return []
    linked = true
    return [mark]
  })
}
