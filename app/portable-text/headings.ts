import { type Body, isText, normalize, textOf } from '#content/index.ts'

export interface Heading {
  /** The `_key` of its block. */
  key: string
  /** Its `id` on the page. */
  id: string
  text: string
  /** The editor's heading level, starting at 1. It determines the styles. */
  rank: number
  /**
   * The level of its element in the outline of the page. Normally `rank` below the level of the text's title, but
   * higher up if the text skips a level, so that the outline skips none (WCAG 2.2 technique H42).
   */
  level: 2 | 3 | 4 | 5 | 6
}

/** Where a text is on its page. */
export interface Place {
  /** The level of the title's heading. Default: the page's h1. */
  titleLevel?: 1 | 3
  /** Prevents clashes of the IDs of its headings with others on the page. */
  prefix?: string
}

/** The headings of a text in order, each with a unique ID: a slug of its words, with the prefix. */
export function headingsOf(body: Body, { titleLevel = 1, prefix = 's-' }: Place = {}): Heading[] {
  const used = new Map<string, number>()
  /** The open sections at this point, by rank. */
  let open: number[] = []
  return body.filter(isText).flatMap((block) => {
    const rank = Number(/^h([1-6])$/.exec(block.style ?? '')?.[1])
    if (Number.isNaN(rank)) return []
    open = [...open.filter((outer) => outer < rank), rank]
    const level = Math.min(open.length + titleLevel, 6) as Heading['level']
    const text = textOf(block).replace(/\s+/g, ' ').trim()
    const words = prefix + wordsOf(text)
    const count = (used.get(words) ?? 0) + 1
    used.set(words, count)
    return [{ key: block._key, id: count > 1 ? `${words}--${count}` : words, text, rank, level }]
  })
}

function wordsOf(text: string): string {
  const letters = normalize(text.toLowerCase(), 'NFKD').replace(/[\u0300-\u036f]/g, '')
  return normalize(letters, 'NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
}
