import { Choice } from '../frame/choice.tsx'
import { SceneFrame, type SceneProps } from '../frame/scene-frame.tsx'
import { HeadCell } from '../frame/table-cell.tsx'
import { compactRows, endpoints, withFindings } from './endpoint-analysis.data.ts'
import { EndpointRow, fromMiddle, fromWide } from './endpoint-row.tsx'

const shown = [
  { value: 'all', label: `All ${endpoints.length}` },
  { value: 'findings', label: `With findings ${withFindings}` },
] as const

/** Endpoint analysis: the routes of one service with authentication, exposure and findings. */
export function EndpointAnalysisScene({ variant = 'full' }: SceneProps) {
  const compact = variant === 'compact'
  const rows = compact ? endpoints.slice(0, compactRows.wide) : endpoints
  return (
    <SceneFrame
      variant={variant}
      title="Endpoint analysis"
      source="orders service, 9f3c2ab"
      caption="Illustrative: the routes of one service, read from code. For each: who may call it, from where, and what is wrong with it. Locks that stand open mark routes without authentication."
    >
      <div className="group/endpoints min-h-0 grow overflow-clip">
        {!compact && (
          <div className="border-hairline border-b px-4 py-3">
            <Choice legend="Routes" axis="routes" options={shown} initial="all" layout="line" />
          </div>
        )}
        <table className="w-full border-collapse text-small">
          <caption className="sr-only">Routes of the orders service</caption>
          <thead>
            <tr>
              <HeadCell>Route</HeadCell>
              <HeadCell className={fromMiddle}>
                Auth
                <span data-people-only className="@3xl:hidden">
                  , exposure
                </span>
              </HeadCell>
              <HeadCell className={fromWide}>Exposure</HeadCell>
              <HeadCell>Finding</HeadCell>
              <HeadCell className={fromWide}>Source</HeadCell>
            </tr>
          </thead>
          <tbody>
            {rows.map((endpoint, index) => (
              <EndpointRow
                key={endpoint.method + endpoint.route}
                endpoint={endpoint}
                className={compact && index >= compactRows.narrow ? 'hidden @xl:table-row' : ''}
              />
            ))}
          </tbody>
        </table>
      </div>
    </SceneFrame>
  )
}
