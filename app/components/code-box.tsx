import type { ReactNode } from 'react'
import { CopyButton } from './copy-button.tsx'

interface CodeBoxProps {
  /** What is copied, and shown unless there are children. */
  code: string
  filename?: string
  language?: string
  /** The code with its words coloured or its lines marked. */
  children?: ReactNode
  /** What is to be said of the code. */
  note?: ReactNode
  className?: string
}

/** Code that scrolls in its own box, under the name of its file, with a button that copies it. */
export function CodeBox(props: CodeBoxProps) {
  const { code, filename, language, note } = props
  return (
    <figure className={`code ${props.className ?? ''}`}>
      <div className="code-head" data-people-only={filename ? undefined : true}>
        <span>{filename}</span>
        <span data-people-only className="ml-auto">
          {language}
        </span>
        <CopyButton text={code} />
      </div>
      <pre tabIndex={0}>
        <code className={language ? classOf(language) : undefined}>{props.children ?? code}</code>
      </pre>
      {note ? <figcaption>{note}</figcaption> : null}
    </figure>
  )
}

/** As HTML names it (`language-ts`), where the editor's word can be a class. */
function classOf(language: string): string | undefined {
  return /^[\w#+-]{1,30}$/.test(language) ? `language-${language}` : undefined
}
