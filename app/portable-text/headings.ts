import { type Body, isText, textOf } from '#content/index.ts'

export interface Heading {
  /** The `_key` of its block. */
  key: string
  /** Its `id` on the page. */
  id: string
  text: string
  /** The editor's heading level, starting at 1. It determines the styles. */
  rank: number
  /**
   * The level of its element in the outline of the page, which has the title as its only h1. Normally `rank +
   * 1`, but lower if the post skips a level, so that the outline skips none (WCAG 2.2 technique H42).
   */
  level: 2 | 3 | 4 | 5 | 6
}

/**
 * The headings of a post in order, each with a unique ID: a slug of its text, with a prefix that prevents
 * clashes with other IDs on the page.
 */
export function headingsOf(body: Body): Heading[] {
  const used = new Map<string, number>()
  /** The open sections at this point, by rank. */
  let open: number[] = []
  return body.filter(isText).flatMap((block) => {
    const rank = Number(/^h([1-6])$/.exec(block.style ?? '')?.[1])
    if (Number.isNaN(rank)) return []
    open = [...open.filter((outer) => outer < rank), rank]
    const level = Math.min(open.length + 1, 6) as Heading['level']
    const text = textOf(block).replace(/\s+/g, ' ').trim()
    const words = `s-${wordsOf(text)}`
    const count = (used.get(words) ?? 0) + 1
    used.set(words, count)
    return [{ key: block._key, id: count > 1 ? `${words}--${count}` : words, text, rank, level }]
  })
}

function wordsOf(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
}
