import { CodeLocation } from '../frame/code-location.tsx'
import {
  crossings,
  nodes,
  strings,
  type Transition,
  transitionOf,
  transitions,
} from './business-logic-map.data.ts'

/** The transitions of the graph as text, each with its rule, trigger, guard, and the line that contains it. */
export function TransitionList() {
  return (
    <>
      <p>{strings.transitions}</p>
      <ol>
        {transitions.map((transition) => {
          const { id, from, to, rule, trigger, guard, path, line, flaw } = transition
          return (
            <li key={id}>
              {flagged(transition)}
              {from} {strings.to} {to}. {rule} {flaw ? strings.breaks : strings.holds}.{' '}
              {strings.trigger}: {trigger}. {strings.guard}: {guard} {strings.source}:{' '}
              <CodeLocation path={path} line={line} short />
            </li>
          )
        })}
      </ol>
    </>
  )
}

/** The calls that cross a trust boundary, which the drawing shows next to the transitions. */
export function CrossingList() {
  const labelOf = (id: string) => {
    const node = nodes.find((one) => one.id === id)
    return node === undefined ? id : `${node.label} (${node.code})`
  }
  return (
    <>
      <p>{strings.crossings}</p>
      <ul>
        {crossings.map((crossing) => (
          <li key={crossing.from}>
            {flagged(transitionOf(crossing))}
            {labelOf(crossing.from)} {strings.to} {labelOf(crossing.to)}
          </li>
        ))}
      </ul>
    </>
  )
}

function flagged(transition: Transition | undefined): string | null {
  if (transition?.flaw === undefined) return null
  const { cwe, title } = transition.flaw.finding
  return `${strings.flagged} ${cwe}, ${title}. `
}
