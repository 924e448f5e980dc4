import { Arrow } from '#app/components/arrow.tsx'
import { SeverityMark } from '../frame/severity-mark.tsx'
import { TextWithCode } from '../frame/text-with-code.tsx'
import { RiskCell } from './risk-cell.tsx'
import { type Level, levels, rate } from './risk-rating.ts'
import { cellOf, occupied, strings, type Threat, threats } from './threat-model.data.ts'

/** The cell with T6. */
const initial = 'medium-high'
const fromTop: readonly Level[] = levels.toReversed()

function threatsIn(cell: string): readonly Threat[] {
  return threats.filter((one) => cellOf(one) === cell)
}

/** Likelihood by impact: select a cell to read its threats. `name` groups the radio buttons. */
export function RiskMatrix({ name }: { readonly name: string }) {
  return (
    <div className="risk-matrix flex flex-col gap-4 @2xl:flex-row @4xl:flex-col">
      <fieldset className="m-0 min-w-0 flex-1 border-0 p-0 text-label text-quiet">
        <legend className="sr-only">{strings.matrix}</legend>
        <p aria-hidden="true" className="m-0 mb-1.5">
          {strings.impact} <Arrow className="-rotate-90" />
        </p>
        <div className="grid grid-cols-[1.125rem_repeat(3,1fr)] gap-1">
          {fromTop.map((impact) => (
            <MatrixRow key={impact} impact={impact} name={name} />
          ))}
          <span />
          {levels.map((likelihood) => (
            <span key={likelihood} aria-hidden="true" className="text-center">
              {likelihood}
            </span>
          ))}
        </div>
        <p aria-hidden="true" className="m-0 mt-1 text-right">
          {strings.likelihood} <Arrow />
        </p>
      </fieldset>
      <div aria-live="polite" className="scene-choices min-w-0 flex-1">
        {occupied.map((cell) => (
          <div key={cell} data-cell={cell} className="flex flex-col gap-4">
            {threatsIn(cell).map((threat) => (
              <ThreatNote key={threat.id} threat={threat} />
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

interface MatrixRowProps {
  readonly name: string
  readonly impact: Level
}

function MatrixRow({ impact, name }: MatrixRowProps) {
  return (
    <>
      <span
        aria-hidden="true"
        className="flex rotate-180 items-center justify-center [writing-mode:vertical-rl]"
      >
        {impact}
      </span>
      {levels.map((likelihood) => {
        const cell = `${likelihood}-${impact}`
        return (
          <RiskCell
            key={likelihood}
            name={name}
            value={cell}
            checked={cell === initial}
            rating={rate(likelihood, impact)}
            position={strings.cell(likelihood, impact)}
            threats={threatsIn(cell).map((one) => one.id)}
          />
        )
      })}
    </>
  )
}

function ThreatNote({ threat }: { readonly threat: Threat }) {
  const rating = rate(threat.likelihood, threat.impact)
  return (
    <div className="flex flex-col gap-1 border-accent border-l pl-3">
      <p className="m-0 flex flex-wrap items-baseline gap-x-3 font-mono text-label text-quiet">
        <span className="text-text">{threat.id}</span>
        {rating !== 'note' && <SeverityMark level={rating} />}
        <span className="whitespace-nowrap">{threat.cwe}</span>
        <span>{threat.status}</span>
      </p>
      <p className="m-0">{threat.text}</p>
      <p className="m-0 text-label text-quiet">
        <TextWithCode text={threat.note} />
      </p>
    </div>
  )
}
