import { readFileSync } from 'node:fs'
import { z } from 'zod'

const block = z.object({
  code: z.string().optional(),
  rows: z.array(z.object({ cells: z.array(z.string()) })).optional(),
})
const post = z.object({
  _type: z.literal('blog'),
  date: z.string(),
  slug: z.object({ current: z.string() }),
  content: z.array(block),
})

/** A post of the seed, as far as its illustration is made from it. */
export interface SeedPost {
  slug: string
  /** Counted from the oldest, from 1. */
  number: number
  /** The code block that contains the words. @throws Error when there is none */
  code: (words: string) => string
  /** The rows of the table whose first cell is the word, without that row. @throws Error without it */
  table: (first: string) => string[][]
}

/** The posts of the seed by slug. */
export function seedPosts(): Map<string, SeedPost> {
  const file = new URL('../../../content/seed/production.ndjson', import.meta.url)
  const documents = readFileSync(file, 'utf8').trim().split('\n')
  const posts = documents
    .map((line) => post.safeParse(JSON.parse(line)).data)
    .filter((found) => found !== undefined)
    .sort((one, other) => one.date.localeCompare(other.date))
  return new Map(
    posts.map(({ slug: { current: slug }, content }, index) => [
      slug,
      {
        slug,
        number: index + 1,
        code(words) {
          const found = content.find(({ code }) => code?.includes(words))?.code
          if (found === undefined) throw new Error(`${slug} has no code with ${words}`)
          return found
        },
        table(first) {
          const found = content.find(({ rows }) => rows?.[0]?.cells[0] === first)?.rows
          if (!found) throw new Error(`${slug} has no table ${first}`)
          return found.slice(1).map(({ cells }) => cells)
        },
      },
    ]),
  )
}
