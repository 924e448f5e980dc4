import { RowFilter } from '../frame/row-filter.tsx'
import { SceneFrame, type SceneProps } from '../frame/scene-frame.tsx'
import { HeadCell } from '../frame/table-cell.tsx'
import { compactRows, endpoints, words } from './endpoint-analysis.data.ts'
import { EndpointRow, fromMiddle, fromWide } from './endpoint-row.tsx'

/** Endpoint analysis: the routes of one service with authentication, exposure and findings. */
export function EndpointAnalysisScene({ variant = 'full' }: SceneProps) {
  const compact = variant === 'compact'
  const rows = compact ? endpoints.slice(0, compactRows.wide) : endpoints
  const { columns, filter } = words
  return (
    <SceneFrame variant={variant} title={words.title} source={words.source} caption={words.caption}>
      <div className="group/endpoints grow">
        {!compact && <RowFilter axis="routes" {...filter} />}
        <table className="w-full border-collapse text-small">
          <caption className="sr-only">{words.table}</caption>
          <thead>
            <tr>
              <HeadCell>{columns.route}</HeadCell>
              <HeadCell className={fromMiddle}>
                {columns.auth}
                <span data-people-only className="@3xl:hidden">
                  , {columns.exposure.toLowerCase()}
                </span>
              </HeadCell>
              <HeadCell className={fromWide}>{columns.exposure}</HeadCell>
              <HeadCell className={fromMiddle}>{columns.finding}</HeadCell>
              <HeadCell className={fromWide}>{columns.source}</HeadCell>
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
