import { CodePath } from '../frame/code-path.tsx'
import { transitions } from './business-logic-map.data.ts'

/** The graph in words: every transition with its guard and the line that holds it. */
export function TransitionList() {
  return (
    <div className="border-hairline border-t px-4 py-4 @3xl:border-t-0 @3xl:border-l @5xl:border-t @5xl:border-l-0">
      <p className="m-0 font-mono text-label text-quiet">Transitions</p>
      <ol className="m-0 mt-2 flex list-none flex-col gap-2.5 p-0 text-label">
        {transitions.map((transition) => (
          <li key={transition.from + transition.to} className="grid grid-cols-[1rem_1fr]">
            <Dot flagged={transition.flagged === true} />
            <span className="flex flex-wrap justify-between gap-x-3">
              <span className="font-mono">
                {transition.from} <span aria-hidden="true">→</span>
                <span className="sr-only">to</span> {transition.to}
              </span>
              <CodePath path={transition.path} line={transition.line} short />
              <span className={`basis-full ${transition.flagged ? 'text-high' : 'text-quiet'}`}>
                {transition.flagged && 'Flagged: '}
                {transition.guard}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}

function Dot({ flagged }: { readonly flagged: boolean }) {
  return (
    <svg aria-hidden="true" width="8" height="8" viewBox="0 0 8 8" className="mt-1">
      <path
        d={flagged ? 'M4 0l4 4-4 4-4-4z' : 'M1.5 1.5h5v5h-5z'}
        className={flagged ? 'fill-high' : 'fill-signal'}
      />
    </svg>
  )
}
