import { HangingWeight } from '#app/components/hanging-weight.tsx'
import { initial, transitions, words } from './business-logic-map.data.ts'

/** The rules as radio buttons, each with a weight that leans if the code breaks it. */
export function RuleList({ name }: { readonly name: string }) {
  return (
    <div role="radiogroup" aria-label={words.rules} className="flow-rules">
      <p aria-hidden="true">{words.rules}</p>
      {transitions.map(({ id, rule, flaw }) => (
        <label
          key={id}
          id={`${name}${id}label`}
          data-transition={id}
          data-flaw={flaw ? true : undefined}
        >
          <input
            type="radio"
            id={name + id}
            // Without the text of the labels in the drawing.
            aria-labelledby={`${name}${id}label`}
            name={name}
            value={id}
            defaultChecked={id === initial}
          />
          <svg viewBox="-20 0 40 44" aria-hidden="true">
            <g>
              <HangingWeight length={42} width={11} />
            </g>
          </svg>
          <span>{rule} </span>
          <span className="scene-choices">
            {flaw ? <span className="flow-missing">{words.breaks}</span> : null}
            <span className="flow-added">{words.holds}</span>
          </span>
        </label>
      ))}
    </div>
  )
}
