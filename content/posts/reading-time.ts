import { type Body, isText, textOf } from './body.ts'

const WORDS_PER_MINUTE = 220

/** The reading time of a body, like "8 min read", for posts whose `readTime` is empty. */
export function readingTime(body: Body): string {
  return `${Math.max(1, Math.round(wordCount(body) / WORDS_PER_MINUTE))} min read`
}

/** The number of words in a body's text, without code and tables. */
export function wordCount(body: Body): number {
  return body
    .filter(isText)
    .map((block) => textOf(block).split(/\s+/).filter(Boolean).length)
    .reduce((sum, count) => sum + count, 0)
}
