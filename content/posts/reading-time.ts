import { readableText } from '#blocks/index.server.ts'
import { type Body, isText, textOf } from '../rich-text/body.ts'

const WORDS_PER_MINUTE = 220

/** The time to read some words, like "8 min read", for posts whose `readTime` is empty. */
export function readingTime(words: number): string {
  return `${Math.max(1, Math.round(words / WORDS_PER_MINUTE))} min read`
}

/** The number of words in a body: those of its text, and of the blocks that have words to read. */
export function wordCount(body: Body): number {
  return body
    .map((block) => readable(block).split(/\s+/).filter(Boolean).length)
    .reduce((sum, count) => sum + count, 0)
}

function readable(block: Body[number]): string {
  if (isText(block)) return textOf(block)
  return 'unknown' in block || block._type === 'image' ? '' : readableText(block)
}
