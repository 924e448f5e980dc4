import { CodePath } from '../frame/code-path.tsx'
import { crossings, nodes, transitions, words } from './business-logic-map.data.ts'

/** The transitions of the graph as text, each with its guard and the line that contains it. */
export function TransitionList() {
  return (
    <div className="border-hairline border-t px-4 py-4">
      <p className="m-0 text-label text-quiet">{words.transitions}</p>
      <ol className="m-0 mt-2 grid list-none gap-x-8 gap-y-3 p-0 text-label @3xl:grid-cols-2">
        {transitions.map((transition) => (
          <li key={transition.from + transition.to} className="grid grid-cols-[1rem_1fr]">
            <Dot flagged={transition.finding !== undefined} />
            <span className="flex flex-wrap justify-between gap-x-3">
              <span className="font-mono">
                {transition.from} <span aria-hidden="true">→</span>
                <span className="sr-only">{words.to}</span> {transition.to}
              </span>
              <CodePath path={transition.path} line={transition.line} short />
              <span className={`basis-full ${transition.finding ? 'text-high' : 'text-quiet'}`}>
                {transition.finding !== undefined && `${words.flagged} `}
                {transition.guard}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** The calls that cross a trust boundary, which the drawing shows beside the transitions. */
export function CrossingList() {
  const labelOf = (id: string) => {
    const node = nodes.find((one) => one.id === id)
    return node === undefined ? id : `${node.label} (${node.code})`
  }
  return (
    <div className="sr-only">
      <p>{words.crossings}</p>
      <ul>
        {crossings.map(({ from, to, finding }) => (
          <li key={from}>
            {labelOf(from)} {words.to} {labelOf(to)}
            {finding !== undefined && `. ${words.flagged} ${finding.cwe}, ${finding.title}`}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Dot({ flagged }: { readonly flagged: boolean }) {
  return (
    <svg aria-hidden="true" width="8" height="8" viewBox="0 0 8 8" className="mt-1.5">
      <path
        d={flagged ? 'M4 0l4 4-4 4-4-4z' : 'M1.5 1.5h5v5h-5z'}
        className={flagged ? 'fill-high' : 'fill-accent'}
      />
    </svg>
  )
}
