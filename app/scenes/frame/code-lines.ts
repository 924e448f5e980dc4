import { committedLines, diffLines, type Source } from '#copy/storefront/sources.ts'

export interface CodeLine {
  /** Line number, or the sign that a line of a request or of a tree starts with. */
  readonly at: string
  readonly text: string
  readonly mark?: 'flag' | 'add' | 'remove'
}

/** A source as committed, with a flagged line. */
export function committed(source: Source, flagged: number): CodeLine[] {
  return committedLines(source).map(({ number, text }) => ({
    at: String(number),
    text,
    ...(number === flagged ? { mark: 'flag' } : {}),
  }))
}

/** The fix of a source as a diff. */
export function diff(source: Source): CodeLine[] {
  return diffLines(source).map(({ number, text, change }) => {
    if (change === 'removed') return { at: '−', text, mark: 'remove' }
    if (change === 'added') return { at: '+', text, mark: 'add' }
    return { at: String(number), text }
  })
}
