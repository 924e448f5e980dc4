import { CodeBox } from '#app/components/code-box.tsx'
import type { CodeBlock } from './code-block.ts'
import { readTokens, type Token } from './highlight/token-runs.ts'

/** Code with its file name and language, in a box that scrolls. */
export function CodeFigure({ value }: { value: CodeBlock }) {
  const { code, filename, tokens = '' } = value
  const language = value.language === 'text' ? undefined : value.language
  return (
    <CodeBox
      code={code}
      edit={value.edit}
      {...(filename ? { filename } : {})}
      {...(language ? { language } : {})}
    >
      {withKeys(readTokens(code, tokens))}
    </CodeBox>
  )
}

function withKeys(tokens: Token[]) {
  let at = 0
  return tokens.map(({ text, class: name }) => {
    const key = at
    at += text.length
    return name ? (
      <span key={key} className={`tok-${name}`}>
        {text}
      </span>
    ) : (
      text
    )
  })
}

/** Code for feeds. */
export function PlainCode({ value: { code, filename } }: { value: CodeBlock }) {
  return (
    <>
      {filename ? (
        <p>
          <code>{filename}</code>
        </p>
      ) : null}
      <pre>
        <code>{code}</code>
      </pre>
    </>
  )
}
