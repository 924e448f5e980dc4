import { RoutePath } from '#app/components/route-path.tsx'
import { CodeLocation } from '../frame/code-location.tsx'
import { Fact } from '../frame/fact.tsx'
import { TextWithCode } from '../frame/text-with-code.tsx'
import { strings, type Transition } from './business-logic-map.data.ts'
import { MapLink } from './map-link.tsx'
import { attributesOf, type MapState } from './map-state.ts'

interface TransitionProps {
  readonly transition: Transition
  readonly state: MapState
}

/** What a transition does, as large as the question. */
export function TransitionVerdict({ transition, state }: TransitionProps) {
  const { verdict, flaw } = transition
  return (
    <div {...attributesOf(transition, state)} className="flow-verdict scene-choices">
      {flaw ? <p className="flow-missing">{verdict}</p> : null}
      <p className="flow-added">{flaw ? flaw.fixedVerdict : verdict}</p>
    </div>
  )
}

/** The trigger of a transition, its guard, and the line. */
export function TransitionAnswer({ transition, state }: TransitionProps) {
  const { id, trigger, guard, path, line, flaw } = transition
  const [method, route] = trigger.split(' /')
  const isGuarded = state.chosen === id && state.isGuarded
  return (
    <div {...attributesOf(transition, state)} className="flow-answer">
      <dl>
        <Fact name={strings.trigger}>
          <span className="font-mono text-label">
            {method} {route === undefined ? null : <RoutePath path={`/${route}`} />}
          </span>
        </Fact>
        <Fact name={strings.guard}>
          <span className="scene-choices items-baseline">
            {flaw ? <span className="flow-missing flow-none">{guard}</span> : null}
            <span className="flow-added">
              <TextWithCode text={flaw ? flaw.finding.fix : guard} />
            </span>
          </span>
        </Fact>
        <Fact name={strings.source}>
          <CodeLocation path={path} line={line} short />{' '}
          {flaw ? (
            <span className="ml-2 font-mono text-label text-quiet">
              <TextWithCode text={flaw.finding.cwe} />
            </span>
          ) : null}
        </Fact>
      </dl>
      {flaw ? (
        <MapLink to={{ chosen: id, isGuarded: !isGuarded }} data-no-markdown className="flow-guard">
          {isGuarded ? strings.remove : strings.add}
        </MapLink>
      ) : null}
    </div>
  )
}
