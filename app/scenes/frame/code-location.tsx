import { Fragment } from 'react'
import { mentionOf } from './mentions.ts'

interface CodeLocationProps {
  readonly path: string
  readonly line?: number
  readonly short?: boolean
}

/** A `file:line` citation that may break after each slash. `short` omits the folders. */
export function CodeLocation({ path, line, short = false }: CodeLocationProps) {
  const parts = path.split('/')
  const file = parts.at(-1) ?? path
  const label = line === undefined ? file : `${file}:${line}`
  const folders = short ? [] : parts.slice(0, -1)
  return (
    <span className="font-mono text-label text-quiet [overflow-wrap:anywhere]">
      {folders.map((folder, depth) => (
        <Fragment key={parts.slice(0, depth + 1).join('/')}>
          {folder}/<wbr />
        </Fragment>
      ))}
      <span className="text-text" {...mentionOf(label)}>
        {label}
      </span>
    </span>
  )
}
