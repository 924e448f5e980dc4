import { readTokens } from '#blocks/code/token-runs.ts'
import { BreakableCode } from './breakable-code.tsx'

interface CodeTextProps {
  readonly text: string
  readonly tokens?: string | undefined
  /** For code whose lines wrap. */
  readonly isBreakable?: boolean
}

/** Code in the colors of its tokens (`blocks/code/token-runs.ts`). Without tokens it is plain. */
export function CodeText({ text, tokens = '', isBreakable = false }: CodeTextProps) {
  let at = 0
  return readTokens(text, tokens).map((token) => {
    const key = at
    at += token.text.length
    const code = isBreakable ? <BreakableCode key={key} code={token.text} /> : token.text
    return token.class ? (
      <span key={key} className={`tok-${token.class}`}>
        {code}
      </span>
    ) : (
      code
    )
  })
}
