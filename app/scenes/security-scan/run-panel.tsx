import type { Severity } from '#copy/storefront/findings.ts'
import { CodeBlock } from '../frame/code-block.tsx'
import { FindingHead } from '../frame/finding-head.tsx'
import { SeverityMark } from '../frame/severity-mark.tsx'
import { TextWithCode } from '../frame/text-with-code.tsx'
import { type Run, type RunId, strings } from './security-scan.data.ts'

/** Hides a run's panel when another run is checked. In a small window, the height is that of the run that is shown. */
const unlessRun = {
  sast: 'group-has-[:checked:not([value=sast])]/scan:invisible max-sm:group-has-[:checked:not([value=sast])]/scan:hidden',
  dast: 'group-has-[:checked:not([value=dast])]/scan:invisible max-sm:group-has-[:checked:not([value=dast])]/scan:hidden',
  iac: 'group-has-[:checked:not([value=iac])]/scan:invisible max-sm:group-has-[:checked:not([value=iac])]/scan:hidden',
  container:
    'group-has-[:checked:not([value=container])]/scan:invisible max-sm:group-has-[:checked:not([value=container])]/scan:hidden',
} satisfies Record<RunId, string>

const severities: readonly Severity[] = ['critical', 'high', 'medium', 'low']

/** What a run found: counts, one finding with its code next to it if there is room, and the issue opened for it. */
export function RunPanel({ run }: { readonly run: Run }) {
  const { finding } = run
  return (
    <div data-run={run.id} className={`flex flex-col ${unlessRun[run.id]}`}>
      <p className="sr-only">{run.name}</p>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-hairline border-b px-4 py-3 @3xl:px-6">
        <ul className="m-0 flex list-none flex-wrap gap-x-5 gap-y-1 p-0">
          {severities.map((level) => (
            <li key={level}>
              <SeverityMark
                level={level}
                after={String(run.counts[level])}
                color={run.counts[level] === 0 ? 'quiet' : 'severity'}
              />
            </li>
          ))}
        </ul>
        <span className="text-label text-quiet">{run.input}</span>
      </div>
      <div className="flex grow flex-col gap-2 px-4 py-2 @3xl:grid @3xl:grid-cols-[5fr_7fr] @3xl:grid-rows-[auto_auto_1fr] @3xl:gap-x-8 @3xl:px-6 @3xl:py-4">
        <FindingHead severity={finding.severity} ids={finding.rule} title={finding.title} />
        <p className="m-0 text-quiet">
          <TextWithCode text={finding.text} />
        </p>
        {/* It takes the height that other runs need more of. */}
        <div className="grid grow @3xl:col-start-2 @3xl:row-span-3 @3xl:row-start-1">
          <CodeBlock
            path={finding.path}
            note={finding.note}
            lines={finding.lines}
            severity={finding.severity}
            {...(finding.line === undefined ? {} : { line: finding.line })}
          />
        </div>
        <div>
          <Issue issue={run.issue} />
        </div>
      </div>
    </div>
  )
}

function Issue({ issue }: { readonly issue: Run['issue'] }) {
  return (
    <div className="relative border-accent border-l pl-4">
      <span
        aria-hidden="true"
        className="absolute top-1.5 -left-[3.5px] size-1.5 rotate-45 bg-accent"
      />
      <p className="m-0 flex flex-wrap gap-x-3 font-mono text-label text-quiet">
        <span>{strings.issueOpened(issue.tracker)}</span>
        <span className="text-text">{issue.key}</span>
      </p>
      <p className="m-0 mt-0.5">{issue.title}</p>
      <p className="m-0 text-label text-quiet">{strings.team(issue.owner, issue.state)}</p>
    </div>
  )
}
