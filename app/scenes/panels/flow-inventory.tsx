import { RoutePath } from '#app/components/route-path.tsx'
import styles from '../business-logic-map/business-logic-map.css?url'
import { initial, strings, transitions } from '../business-logic-map/business-logic-map.data.ts'
import { FlowGraph } from '../business-logic-map/flow-graph.tsx'
import { narrow, wide } from '../business-logic-map/flow-layout.ts'
import { CodeLocation } from '../frame/code-location.tsx'
import { Drawing } from '../frame/drawing.tsx'
import { Fact } from '../frame/fact.tsx'
import { SceneFrame } from '../frame/scene-frame.tsx'

const caption = 'Illustrative: the order and refund flow, read from code, and its transitions.'

const state = { chosen: initial, isGuarded: false, isStatic: true } as const

/** The flow, and next to it each of its transitions with trigger, guard, and line. */
export function FlowInventory() {
  return (
    <SceneFrame title={strings.title} source={strings.scope} caption={caption}>
      <link rel="stylesheet" href={styles} precedence="default" />
      <div className="flow">
        <div className="flow-map">
          <Drawing of={FlowGraph} wide={wide} narrow={narrow} props={{ state }} />
        </div>
        <ol className="panel-rows">
          {transitions.map(({ id, rule, trigger, guard, path, line, flaw }) => (
            <li key={id} data-flagged={flaw ? true : undefined}>
              <p className="panel-row-head">
                <span>{rule}</span> <strong>{flaw ? strings.breaks : strings.holds}</strong>
              </p>
              <dl>
                <Fact name={strings.trigger}>
                  <Trigger text={trigger} />
                </Fact>
                <Fact name={strings.guard}>{guard}</Fact>
                <Fact name={strings.source}>
                  <CodeLocation path={path} line={line} short />
                </Fact>
              </dl>
            </li>
          ))}
        </ol>
      </div>
    </SceneFrame>
  )
}

function Trigger({ text }: { readonly text: string }) {
  const [method, route] = text.split(' /')
  if (route === undefined) return text
  return (
    <span className="font-mono text-label">
      {method} <RoutePath path={`/${route}`} />
    </span>
  )
}
