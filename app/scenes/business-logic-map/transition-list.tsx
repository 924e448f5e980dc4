import { CodePath } from '../frame/code-path.tsx'
import {
  crossings,
  nodes,
  type Transition,
  transitionOf,
  transitions,
  words,
} from './business-logic-map.data.ts'

/** The transitions of the graph as text, each with its rule, trigger, guard, and the line that contains it. */
export function TransitionList() {
  return (
    <>
      <p>{words.transitions}</p>
      <ol>
        {transitions.map((transition) => {
          const { id, from, to, rule, trigger, guard, path, line, flaw } = transition
          return (
            <li key={id}>
              {flagged(transition)}
              {from} {words.to} {to}. {rule} {flaw ? words.breaks : words.holds}. {words.trigger}:{' '}
              {trigger}. {words.guard}: {guard ?? `${words.noGuard}.`} {words.source}:{' '}
              <CodePath path={path} line={line} short />
            </li>
          )
        })}
      </ol>
    </>
  )
}

/** The calls that cross a trust boundary, which the drawing shows beside the transitions. */
export function CrossingList() {
  const labelOf = (id: string) => {
    const node = nodes.find((one) => one.id === id)
    return node === undefined ? id : `${node.label} (${node.code})`
  }
  return (
    <>
      <p>{words.crossings}</p>
      <ul>
        {crossings.map((crossing) => (
          <li key={crossing.from}>
            {flagged(transitionOf(crossing))}
            {labelOf(crossing.from)} {words.to} {labelOf(crossing.to)}
          </li>
        ))}
      </ul>
    </>
  )
}

function flagged(transition: Transition | undefined): string | null {
  if (transition?.flaw === undefined) return null
  const { cwe, title } = transition.flaw.finding
  return `${words.flagged} ${cwe}, ${title}. `
}
