import { shikiTokens } from '#blocks/code/highlight/shiki-tokens.ts'
import type { Source } from '#copy/storefront/sources.ts'
import { unifiedDiff } from './unified-diff.ts'

export interface CodeLine {
  /** Line number, or the sign that a line of a request or of a tree starts with. */
  readonly at: string
  readonly text: string
  /** The token runs of the text without its indent. */
  readonly tokens?: string
  readonly mark?: 'flag' | 'added' | 'removed'
}

/** Lines with their tokens. */
export function highlightLines<Line extends { readonly text: string }>(
  lines: readonly Line[],
  language: string,
): Promise<(Line & { tokens: string })[]> {
  return Promise.all(
    lines.map(async (line) => ({
      ...line,
      tokens: await shikiTokens(line.text.trimStart(), language),
    })),
  )
}

/** A source as committed, with a flagged line. */
export function committed({ code, firstLine }: Source, flagged: number): Promise<CodeLine[]> {
  const lines = code.split('\n').map((text, index): CodeLine => {
    const number = firstLine + index
    return { at: String(number), text, ...(number === flagged ? { mark: 'flag' } : {}) }
  })
  return highlightLines(lines, 'typescript')
}

/** The fix of a source as a diff. */
export function diff({ code, fixedCode, firstLine }: Source): Promise<CodeLine[]> {
  const lines = unifiedDiff(code, fixedCode, firstLine).map(
    ({ number, text, change }): CodeLine => {
      if (change === 'removed') return { at: '−', text, mark: change }
      if (change === 'added') return { at: '+', text, mark: change }
      return { at: String(number), text }
    },
  )
  return highlightLines(lines, 'typescript')
}
