import { CodePath } from './code-path.tsx'

export type CodeLine = {
  /** Line number, or the sign a request or diff line starts with. */
  readonly at: string
  readonly text: string
  readonly mark?: 'flag' | 'add' | 'remove'
}

type CodeBlockProps = {
  readonly path: string
  readonly line?: number
  readonly note?: string
  readonly lines: readonly CodeLine[]
  /** How bad the flagged line is. */
  readonly severity?: 'critical' | 'high'
}

const flags = {
  critical: 'border-critical bg-critical/10 text-text',
  high: 'border-high bg-high/10 text-text',
}

const rows = {
  add: 'border-signal bg-text/5 text-text',
  remove: 'border-edge text-quiet',
  none: 'border-transparent text-quiet',
}

const spoken = { flag: 'Flagged: ', add: 'Added: ', remove: 'Removed: ' }

/** Source lines under their path. Long lines wrap, so that nothing scrolls sideways. */
export function CodeBlock({ path, line, note, lines, severity = 'high' }: CodeBlockProps) {
  const looks = { ...rows, flag: flags[severity] }
  return (
    <div className="overflow-clip rounded-edge border border-hairline bg-sunken">
      <p className="m-0 flex flex-wrap justify-between gap-x-4 border-hairline border-b px-3 py-1.5 text-label text-quiet">
        <CodePath path={path} {...(line === undefined ? {} : { line })} />
        {note !== undefined && <span>{note}</span>}
      </p>
      <pre className="m-0 py-1.5 font-mono text-label leading-5">
        <code className="text-[1em]">
          {lines.map((row) => (
            <span
              key={`${row.at}${row.text}`}
              className={`grid grid-cols-[2.25rem_1fr] border-l-2 pr-3 ${looks[row.mark ?? 'none']}`}
            >
              <span aria-hidden="true" className="select-none pr-3 text-right text-quiet">
                {row.at}
              </span>
              <span className="whitespace-pre-wrap [overflow-wrap:anywhere]">
                {row.mark !== undefined && <span className="sr-only">{spoken[row.mark]}</span>}
                {row.text}
                {'\n'}
              </span>
            </span>
          ))}
        </code>
      </pre>
    </div>
  )
}
