import { type Body, isText, textOf } from '#content/posts/body.ts'

export interface Heading {
  /** Key of its block. */
  key: string
  /** Its anchor on the page. */
  id: string
  text: string
  /** As rendered: the body's first level is the second of the page (handling: Content), none is skipped. */
  level: 2 | 3 | 4 | 5 | 6
}

/**
 * The headings of a body in order, each with an anchor of its own: its words in lower case, joined by
 * hyphens. The prefix keeps it from being any other id of the page.
 */
export function headingsOf(body: Body): Heading[] {
  const used = new Map<string, number>()
  /** The levels, as the editor meant them, of the sections that the text is in. */
  let open: number[] = []
  return body.filter(isText).flatMap((block) => {
    const meant = Math.max(2, Number(/^h([1-6])$/.exec(block.style ?? '')?.[1]))
    if (Number.isNaN(meant)) return []
    open = [...open.filter((outer) => outer < meant), meant]
    const level = (open.length + 1) as Heading['level']
    const text = textOf(block).replace(/\s+/g, ' ').trim()
    const words = `s-${wordsOf(text)}`
    const count = (used.get(words) ?? 0) + 1
    used.set(words, count)
    return [{ key: block._key, id: count > 1 ? `${words}--${count}` : words, text, level }]
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
