import { readTokens } from '#blocks/code/token-runs.ts'
import { BreakableCode } from './breakable-code.tsx'

/** Code in the colors of its tokens (`blocks/code/token-runs.ts`). Without tokens it is plain. */
export function CodeText({
  text,
  tokens = '',
}: {
  readonly text: string
  readonly tokens?: string | undefined
}) {
  let at = 0
  return readTokens(text, tokens).map((token) => {
    const key = at
    at += token.text.length
    const code = <BreakableCode key={key} code={token.text} />
    if (!token.class) return code
    return (
      <span key={key} className={`tok-${token.class}`}>
        {code}
      </span>
    )
  })
}
