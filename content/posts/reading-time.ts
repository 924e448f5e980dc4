import { toPlainText } from '@portabletext/react'
import type { PortableTextBlock } from '@portabletext/types'
import type { Body } from './body.ts'

const wordsPerMinute = 220

/** The time to read a body, like "8 min read": for posts whose editor left the field empty. */
export function readingTime(body: Body): string {
  const prose = toPlainText(body.filter((b): b is PortableTextBlock => b._type === 'block'))
  const words = prose.split(/\s+/).filter(Boolean).length
  return `${Math.max(1, Math.round(words / wordsPerMinute))} min read`
}
