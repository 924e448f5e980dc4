import { useId } from 'react'
import { sharedFinding } from '../frame/mentions.ts'
import { SceneFrame } from '../frame/scene-frame.tsx'
import { endpoints, strings } from './endpoint-analysis.data.ts'
import { RouteAnswer } from './route-answer.tsx'
import { RouteString } from './route-string.tsx'

/**
 * Endpoint analysis: the routes of one service as strings with a weight. One with a finding leans. The chosen one
 * has its answer below, without scripts too. A radio group without labels, because those and `fieldset` aren't in
 * the Markdown alternate.
 */
export function EndpointAnalysisScene() {
  const name = useId()
  return (
    <SceneFrame title={strings.title} source={strings.source} caption={strings.caption}>
      <div role="radiogroup" aria-label={strings.routes}>
        <ul className="route-strings">
          {endpoints.map((endpoint) => (
            <li key={endpoint.method + endpoint.route}>
              <RouteString
                endpoint={endpoint}
                name={name}
                isChosen={endpoint.finding?.of === sharedFinding}
              />
              <div aria-live="polite" className="contents">
                <RouteAnswer endpoint={endpoint} />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </SceneFrame>
  )
}
