import { HangingLine } from '#app/components/hanging-line.tsx'
import { SceneFrame } from '../frame/scene-frame.tsx'
import { strings, threats } from '../threat-model/threat-model.data.ts'

const open = threats.filter(({ status }) => status === 'Open')
const caption = `Illustrative: the status of one threat in each STRIDE category. ${open.length} of the ${threats.length} threats are open.`

/** The threat of each STRIDE category, and whether it is open. The line of an open one leans. */
export function OpenThreats() {
  return (
    <SceneFrame title={strings.title} source={strings.source} caption={caption}>
      <ol className="hanging-list open-threats">
        {threats.map(({ id, category, cwe, status }) => (
          <li key={id} data-leans={status === 'Open' || undefined}>
            <HangingLine />
            <p className="panel-label">
              {id} {category}
            </p>
            <strong>{status}</strong>
            <p className="panel-label">{cwe}</p>
          </li>
        ))}
      </ol>
    </SceneFrame>
  )
}
