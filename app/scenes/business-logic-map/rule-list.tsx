import { HangingWeight } from '#app/components/hanging-weight.tsx'
import { strings, transitions } from './business-logic-map.data.ts'
import { MapLink } from './map-link.tsx'
import { attributesOf, type MapState } from './map-state.ts'

/** The rules as links, each with a weight that leans if the code breaks it. */
export function RuleList({ state }: { readonly state: MapState }) {
  return (
    <nav aria-label={strings.rules} data-no-markdown className="flow-rules">
      <p aria-hidden="true">{strings.rules}</p>
      {transitions.map((transition) => {
        const { id, rule, flaw } = transition
        return (
          <MapLink
            key={id}
            to={{ chosen: id, isGuarded: false }}
            aria-current={id === state.chosen ? 'true' : undefined}
            {...attributesOf(transition, state)}
          >
            <svg viewBox="-20 0 40 44" aria-hidden="true">
              <g>
                <HangingWeight length={42} width={11} />
              </g>
            </svg>
            <span>{rule} </span>
            <span className="scene-choices">
              {flaw ? <span className="flow-missing">{strings.breaks}</span> : null}
              <span className="flow-added">{strings.holds}</span>
            </span>
          </MapLink>
        )
      })}
    </nav>
  )
}
