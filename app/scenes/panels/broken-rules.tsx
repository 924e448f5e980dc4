import { HangingLine } from '#app/components/hanging-line.tsx'
import { nodes, strings, transitions } from '../business-logic-map/business-logic-map.data.ts'
import { CodeLocation } from '../frame/code-location.tsx'
import { SceneFrame } from '../frame/scene-frame.tsx'

const broken = transitions.filter(({ flaw }) => flaw !== undefined)
const caption = `Illustrative: ${broken.length} of the ${transitions.length} transitions in an order and refund flow break a rule.`

/** The transitions that break a rule. */
export function BrokenRules() {
  return (
    <SceneFrame title={strings.title} source={strings.scope} caption={caption}>
      <ol className="hanging-list broken-rules">
        {broken.map(({ id, from, to, rule, verdict, path, line }) => (
          <li key={id} data-leans>
            <HangingLine />
            <p className="panel-label">
              {labelOf(from)} {strings.to} {labelOf(to)}
            </p>
            <strong>{verdict}</strong>
            <p>{rule}</p>
            <CodeLocation path={path} line={line} short />
          </li>
        ))}
      </ol>
    </SceneFrame>
  )
}

function labelOf(state: string): string | undefined {
  return nodes.find(({ id }) => id === state)?.label
}
