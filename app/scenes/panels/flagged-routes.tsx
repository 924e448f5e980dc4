import { RoutePath } from '#app/components/route-path.tsx'
import { endpoints, strings } from '../endpoint-analysis/endpoint-analysis.data.ts'
import { CodeLocation } from '../frame/code-location.tsx'
import { SceneFrame } from '../frame/scene-frame.tsx'
import { SeverityMark } from '../frame/severity-mark.tsx'

const columns = { route: 'Route', finding: 'Finding' } as const

const flagged = endpoints.flatMap(({ finding, ...endpoint }) =>
  finding ? [{ ...endpoint, finding }] : [],
)
const caption = `Illustrative: the ${flagged.length} of ${endpoints.length} routes of one service that have a finding.`

/** The routes of a service that have a finding. */
export function FlaggedRoutes() {
  return (
    <SceneFrame title={strings.title} source={strings.source} caption={caption}>
      <table className="route-table">
        <caption className="sr-only">{strings.routes}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.route}</th>
            <th scope="col">{columns.finding}</th>
            <th scope="col">{strings.code}</th>
          </tr>
        </thead>
        <tbody>
          {flagged.map(({ method, route, path, line, finding }) => (
            <tr key={method + route}>
              <th scope="row">
                <span className="text-quiet">{method}</span> <RoutePath path={route} />
              </th>
              <td>
                <SeverityMark level={finding.of.severity} after={finding.of.cwe} />{' '}
                <span className="block">{finding.text}</span>
              </td>
              <td>
                <CodeLocation path={path} line={line} short />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </SceneFrame>
  )
}
