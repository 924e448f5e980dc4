import { RoutePath } from '#app/components/route-path.tsx'
import { endpoints, strings } from '../endpoint-analysis/endpoint-analysis.data.ts'
import { CodeLocation } from '../frame/code-location.tsx'
import { SceneFrame } from '../frame/scene-frame.tsx'
import { SeverityMark } from '../frame/severity-mark.tsx'

const columns = { route: 'Route', finding: 'Finding' } as const
const caption = 'Illustrative: routes of one service, read from its code and its ingress rules.'

/** The routes of a service as a table: who may call each, from where, and what's wrong with it. */
export function RouteInventory() {
  return (
    <SceneFrame title={strings.title} source={strings.source} caption={caption}>
      <table className="route-table">
        <caption className="sr-only">{strings.routes}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.route}</th>
            <th scope="col">{strings.auth}</th>
            <th scope="col">{strings.exposure}</th>
            <th scope="col">{columns.finding}</th>
            <th scope="col">{strings.code}</th>
          </tr>
        </thead>
        <tbody>
          {endpoints.map(({ method, route, auth, exposure, path, line, finding }) => (
            <tr key={method + route} data-flagged={finding ? true : undefined}>
              <th scope="row">
                <span className="text-quiet">{method}</span> <RoutePath path={route} />
              </th>
              <td>{auth}</td>
              <td>{exposure}</td>
              <td>
                {finding ? (
                  <>
                    <SeverityMark level={finding.of.severity} after={finding.of.cwe} />{' '}
                    <span className="block">{finding.text}</span>
                  </>
                ) : (
                  <span className="text-quiet">{strings.noFinding}</span>
                )}
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
