import type { ReactNode } from 'react'
import { controls } from '#copy/controls.ts'

import { scrollBox } from './scroll-box.ts'

interface CodeBoxProps {
  /** Shown if there are no children. */
  code: string
  filename?: string
  /** Names the box and its button if there is no file name. */
  name?: string
  language?: string
  /** The code with syntax highlighting or marked lines. */
  children?: ReactNode
  /** The caption. */
  note?: ReactNode
  className?: string
  /** The `data-sanity` attribute. */
  edit?: string | undefined
}

/** Code in a scrolling box, with its file name and a copy button. */
export function CodeBox(props: CodeBoxProps) {
  const { code, filename, language, note } = props
  const name = filename ?? props.name ?? (firstLineOf(code) || controls.code.name)
  return (
    <figure className={`code ${props.className ?? ''}`} data-sanity={props.edit}>
      <div className="code-head" data-no-markdown={filename ? undefined : true}>
        {filename ? <span>{filename}</span> : null}
        {language ? <span data-no-markdown>{language}</span> : null}
        <button type="button" className="code-copy">
          <span>{controls.code.copy}</span>
          <span className="sr-only">: {name}</span>
        </button>
      </div>
      <pre {...scrollBox(name)}>
        <code className={language ? classOf(language) : undefined}>{props.children ?? code}</code>
      </pre>
      {note ? <figcaption>{note}</figcaption> : null}
    </figure>
  )
}

const MAX_NAME_CHARACTERS = 40

/** A name for boxes without a file name. */
function firstLineOf(code: string): string {
  return (code.trim().split('\n')[0] ?? '').slice(0, MAX_NAME_CHARACTERS).trim()
}

/** The class that HTML suggests (`language-ts`), if the editor's value is a valid class name. */
function classOf(language: string): string | undefined {
  return /^[\w#+-]{1,30}$/.test(language) ? `language-${language}` : undefined
}
