import { CodeText } from '#app/components/code-text.tsx'
import { sceneStrings } from '#copy/scenes.ts'
import type { Severity } from '#copy/storefront/findings.ts'
import type { CodeLine } from './code-lines.ts'
import { CodeLocation } from './code-location.tsx'
import { locationOf, mentionOf } from './mentions.ts'

interface CodeBlockProps {
  readonly path: string
  readonly line?: number
  readonly note?: string
  readonly lines: readonly CodeLine[]
  /** The severity of the flagged line. */
  readonly severity?: Severity
}

const flags = {
  critical: 'border-l-2 border-critical bg-critical/12',
  high: 'border-l-2 border-high bg-high/12',
  medium: 'border-l-2 border-medium bg-medium/12',
  low: 'border-l-2 border-low bg-low/12',
}

const rows = {
  added: 'border-l-2 border-accent bg-accent/12',
  removed: 'border-l-2 border-danger bg-danger/12',
  none: 'pl-0.5',
}

const { marks } = sceneStrings.code

/** Source lines under their path. Long lines wrap with their own indent, so nothing scrolls sideways. */
export function CodeBlock(props: CodeBlockProps) {
  const { path, line, note, lines, severity = 'high' } = props
  const looks = { ...rows, flag: flags[severity] }
  const mention = line === undefined ? {} : mentionOf(locationOf({ path, line }))
  return (
    <div className="overflow-clip rounded-edge border border-hairline bg-sunken">
      <p className="m-0 flex flex-wrap justify-between gap-x-4 border-hairline border-b px-3 py-1.5 text-label text-quiet">
        <CodeLocation path={path} {...(line === undefined ? {} : { line })} />
        {note !== undefined && <span>{note}</span>}
      </p>
      <pre className="m-0 py-1.5 font-mono text-label leading-5">
        <code className="text-[1em]">
          {lines.map((row) => (
            <span
              key={`${row.at}${row.text}`}
              {...(row.mark === 'flag' ? mention : {})}
              className={`grid grid-cols-[1.875rem_1fr] pr-2 @lg:grid-cols-[2.25rem_1fr] @lg:pr-3 ${looks[row.mark ?? 'none']}`}
            >
              <span aria-hidden="true" className="select-none pr-2 text-right @lg:pr-3 text-quiet">
                {row.at}
              </span>
              <Line row={row} />
            </span>
          ))}
        </code>
      </pre>
    </div>
  )
}

function Line({ row }: { readonly row: CodeLine }) {
  const text = row.text.trimStart()
  return (
    <span className="flex min-w-0 whitespace-pre-wrap [overflow-wrap:anywhere]">
      <span className="shrink-0 @max-3xs:hidden">
        {row.text.slice(0, -text.length || undefined)}
      </span>
      <span className="min-w-0 pl-[2ch] -indent-[2ch]">
        {row.mark !== undefined && <span className="sr-only">{marks[row.mark]}</span>}
        <CodeText text={text} tokens={row.tokens} isBreakable />
        {'\n'}
      </span>
    </span>
  )
}
