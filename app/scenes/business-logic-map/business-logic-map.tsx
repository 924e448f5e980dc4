import { useId } from 'react'
import { SceneFrame, type SceneProps } from '../frame/scene-frame.tsx'
import { transitions, words } from './business-logic-map.data.ts'
import { FlowGraph } from './flow-graph.tsx'
import { narrow, wide } from './flow-layout.ts'
import { RuleList } from './rule-list.tsx'
import { TransitionAnswer } from './transition-answer.tsx'
import { CrossingList, TransitionList } from './transition-list.tsx'

/**
 * Business-logic map: an order and refund flow across trust boundaries, and a rule for each of its transitions.
 * The chosen one is lit, without scripts too. Without a guard, what follows it leans (business-logic-map.css).
 */
export function BusinessLogicMapScene({ variant = 'full' }: SceneProps) {
  const name = useId()
  return (
    <SceneFrame variant={variant} title={words.title} source={words.scope} caption={words.caption}>
      <div className="flow grow">
        <RuleList name={name} />
        <div aria-live="polite" data-people-only className="scene-choices">
          {transitions.map((transition) => (
            <TransitionAnswer key={transition.id} transition={transition} />
          ))}
        </div>
        <div className="flow-map">
          <div className="hidden @xl:block">
            <FlowGraph layout={wide} name={name} />
          </div>
          <div className="@xl:hidden">
            <FlowGraph layout={narrow} name={name} />
          </div>
          <div className="sr-only">
            <CrossingList />
            <TransitionList />
          </div>
        </div>
      </div>
    </SceneFrame>
  )
}
