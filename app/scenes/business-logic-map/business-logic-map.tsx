import { useLocation } from 'react-router'
import { Drawing } from '../frame/drawing.tsx'
import { SceneFrame } from '../frame/scene-frame.tsx'
import styles from './business-logic-map.css?url'
import { strings, transitions } from './business-logic-map.data.ts'
import { FlowGraph } from './flow-graph.tsx'
import { narrow, wide } from './flow-layout.ts'
import { mapStateOf } from './map-state.ts'
import { RuleList } from './rule-list.tsx'
import { TransitionAnswer, TransitionVerdict } from './transition-answer.tsx'
import { CrossingList, TransitionList } from './transition-list.tsx'

/**
 * Business-logic map: an order and refund flow across trust boundaries, and a rule for each of its transitions.
 * The URL says which one is chosen, and whether it has a guard. Without one, what follows it leans.
 */
export function BusinessLogicMapScene() {
  const state = mapStateOf(useLocation().search)
  return (
    <SceneFrame title={strings.title} source={strings.scope} caption={strings.caption}>
      <link rel="stylesheet" href={styles} precedence="default" />
      <div className="flow">
        <div aria-live="polite" data-no-markdown className="flow-verdicts scene-choices">
          {transitions.map((transition) => (
            <TransitionVerdict key={transition.id} transition={transition} state={state} />
          ))}
        </div>
        <div aria-live="polite" data-no-markdown className="flow-answers scene-choices">
          {transitions.map((transition) => (
            <TransitionAnswer key={transition.id} transition={transition} state={state} />
          ))}
        </div>
        <RuleList state={state} />
        <div className="flow-map">
          <Drawing of={FlowGraph} wide={wide} narrow={narrow} props={{ state }} />
          <div className="sr-only">
            <CrossingList />
            <TransitionList />
          </div>
        </div>
      </div>
    </SceneFrame>
  )
}
