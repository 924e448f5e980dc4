import { CodeBox } from '#app/components/code-box.tsx'
import { CodeText } from '#app/components/code-text.tsx'
import type { CodeBlock } from './code-block.ts'

/** Code with its file name and language, in a box that scrolls. */
export function CodeFigure({ value }: { value: CodeBlock }) {
  const { code, filename, tokens } = value
  const language = value.language === 'text' ? undefined : value.language
  return (
    <CodeBox
      code={code}
      edit={value.edit}
      {...(filename ? { filename } : {})}
      {...(language ? { language } : {})}
    >
      <CodeText text={code} tokens={tokens} />
    </CodeBox>
  )
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
