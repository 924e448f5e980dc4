import { type Body, isText, textOf } from './body.ts'

const WORDS_PER_MINUTE = 220

/** The reading time of a body, like "8 min read", for posts whose `readTime` is empty. */
export function readingTime(body: Body): string {
  const words = body
    .filter(isText)
    .map((block) => textOf(block).split(/\s+/).filter(Boolean).length)
    .reduce((sum, count) => sum + count, 0)
  return `${Math.max(1, Math.round(words / WORDS_PER_MINUTE))} min read`
}
