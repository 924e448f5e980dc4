import { type Body, isText, textOf } from '#content/posts/body.ts'

export interface Heading {
  /** Key of its block. */
  key: string
  /** Its anchor on the page. */
  id: string
  text: string
  /** The editor's level, from 1: how it looks. */
  rank: number
  /**
   * Its level in the outline of the page, whose one h1 is the title: `rank + 1`, less where the body
   * skips a level, so that the outline skips none (WCAG 2.2 technique H42).
   */
  level: 2 | 3 | 4 | 5 | 6
}

/**
 * The headings of a body in order, each with an anchor of its own: its words in lower case, joined by
 * hyphens. The prefix keeps it from being any other id of the page.
 */
export function headingsOf(body: Body): Heading[] {
  const used = new Map<string, number>()
  /** The ranks of the sections that the text is in. */
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
