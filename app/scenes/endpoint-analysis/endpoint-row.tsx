import { RoutePath } from '#app/components/route-path.tsx'
import { CodePath } from '../frame/code-path.tsx'
import { SeverityMark } from '../frame/severity-mark.tsx'
import { Cell, RowHead } from '../frame/table-cell.tsx'
import { type Endpoint, words } from './endpoint-analysis.data.ts'

export const fromWide = 'hidden @3xl:table-cell'
export const fromMiddle = 'hidden @lg:table-cell'

interface EndpointRowProps {
  readonly endpoint: Endpoint
  readonly className: string
}

/** A route. In a narrow figure, its finding, access, and source are below it instead of in columns. */
export function EndpointRow({ endpoint, className }: EndpointRowProps) {
  const { auth, exposure, path, line, finding, undocumented = false } = endpoint
  return (
    <tr
      className={`${className} ${finding === undefined ? 'group-has-[[value=findings]:checked]/endpoints:hidden' : ''}`}
    >
      <RowHead>
        <div className="@lg:flex">
          <span className="block w-12 shrink-0 font-mono text-label text-quiet leading-[1.4rem]">
            {endpoint.method}{' '}
          </span>
          <span className="block min-w-0 text-label text-quiet">
            <span className="font-mono text-text leading-[1.4rem]">
              <RoutePath path={endpoint.route} />
            </span>
            {undocumented && <span className="block">{words.undocumented}</span>}
            <span data-people-only className="block @lg:hidden">
              {auth} · {exposure}
            </span>
            <span data-people-only className="block @3xl:hidden">
              <CodePath path={path} line={line} short />
            </span>
            {finding !== undefined && (
              <span data-people-only className="mt-1 block text-small text-text @lg:hidden">
                <FindingNote finding={finding} />
              </span>
            )}
          </span>
        </div>
      </RowHead>
      <Cell className={`${fromMiddle} whitespace-nowrap`}>
        <Access value={auth} />
        <span data-people-only className="block text-label text-quiet @3xl:hidden">
          {exposure}
        </span>
      </Cell>
      <Cell className={`${fromWide} text-quiet`}>{exposure}</Cell>
      <Cell className={`${fromMiddle} w-[38%] @3xl:w-auto`}>
        <FindingNote finding={finding} />
      </Cell>
      <Cell className={`${fromWide} whitespace-nowrap`}>
        <CodePath path={path} line={line} short />
      </Cell>
    </tr>
  )
}

function Access({ value }: { readonly value: string }) {
  const open = value === words.noAuth
  return (
    <span className="inline-flex items-center gap-2">
      <svg aria-hidden="true" width="10" height="12" viewBox="0 0 10 12" className="shrink-0">
        <path
          d={open ? 'M2.5 5.5V3.8a2.5 2.5 0 0 1 4.6-1.3' : 'M2.5 5.5V3.8a2.5 2.5 0 0 1 5 0v1.7'}
          className="fill-none stroke-quiet"
        />
        <rect x=".5" y="5.5" width="9" height="6" className="fill-none stroke-quiet" />
      </svg>
      {value}
    </span>
  )
}

function FindingNote({ finding }: { readonly finding: Endpoint['finding'] | undefined }) {
  if (finding === undefined) return <span className="text-quiet">{words.noFinding}</span>
  const { severity, cwe } = finding.of
  return (
    <>
      <span className="flex flex-wrap items-baseline gap-x-3">
        <SeverityMark level={severity} />
        <span className="whitespace-nowrap font-mono text-label text-quiet">{cwe}</span>
      </span>
      <span className="block">{finding.text}</span>
    </>
  )
}
