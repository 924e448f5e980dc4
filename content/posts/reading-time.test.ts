import { describe, expect, it } from 'vitest'
import { parseBody } from '../rich-text/parse-body.ts'
import { readingTime, wordCount } from './reading-time.ts'

const host = { baseUrl: 'https://site.example', projectId: 'p', dataset: 'd' }
const words = (count: number) => ({
  _type: 'block',
  children: [{ _type: 'span', text: 'word '.repeat(count) }],
})

describe('readingTime', () => {
  it('counts the words of the text at 220 a minute, without the code', () => {
    const body = parseBody(
      [words(600), words(500), { _type: 'code', code: 'x '.repeat(9000) }],
      host,
    )
    expect(wordCount(body)).toBe(1100)
    expect(readingTime(1100)).toBe('5 min read')
  })

  it('is at least a minute', () => {
    expect(readingTime(0)).toBe('1 min read')
  })
})
