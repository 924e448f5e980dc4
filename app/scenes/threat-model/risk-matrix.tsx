import { Prose } from '../frame/prose.tsx'
import { SeverityMark } from '../frame/severity-mark.tsx'
import { RiskCell } from './risk-cell.tsx'
import { type Level, levels, rate } from './risk-rating.ts'
import { type Threat, threats } from './threat-model.data.ts'

/** A cell's threats hide once another cell is checked; keyed by likelihood and impact. */
const unlessCell: Readonly<Record<string, string>> = {
  'high-high': 'group-has-[:checked:not([value=high-high])]/matrix:hidden',
  'medium-high': 'group-has-[:checked:not([value=medium-high])]/matrix:hidden',
  'low-high': 'group-has-[:checked:not([value=low-high])]/matrix:hidden',
  'medium-medium': 'group-has-[:checked:not([value=medium-medium])]/matrix:hidden',
  'medium-low': 'group-has-[:checked:not([value=medium-low])]/matrix:hidden',
}

const initial = 'high-high'
const fromTop: readonly Level[] = levels.toReversed()

function threatsAt(likelihood: Level, impact: Level): readonly Threat[] {
  return threats.filter((one) => one.likelihood === likelihood && one.impact === impact)
}

type RiskMatrixProps = { readonly name: string; readonly compact: boolean }

/** Likelihood by impact: pick a cell, read its threats. `name` groups the radios. */
export function RiskMatrix({ name, compact }: RiskMatrixProps) {
  return (
    <div
      className={`group/matrix flex flex-col gap-4 ${compact ? '@xl:flex-row' : '@2xl:flex-row @5xl:flex-col'}`}
    >
      <fieldset className={`m-0 min-w-0 border-0 p-0 ${compact ? '@xl:basis-3/5' : 'flex-1'}`}>
        <legend className={`p-0 font-mono text-label text-quiet ${compact ? 'mb-1' : 'mb-2'}`}>
          Risk: impact by likelihood
        </legend>
        <div className="grid grid-cols-[1rem_repeat(3,minmax(0,1fr))] gap-1">
          {fromTop.map((impact) => (
            <MatrixRow key={impact} impact={impact} name={name} compact={compact} />
          ))}
          <span />
          {levels.map((likelihood) => (
            <span key={likelihood} className="text-center font-mono text-label text-quiet">
              {likelihood}
            </span>
          ))}
        </div>
      </fieldset>
      <div aria-live="polite" className="min-w-0 flex-1">
        {Object.entries(unlessCell).map(([cell, className]) => (
          <div key={cell} data-cell={cell} className={`flex flex-col gap-4 ${className}`}>
            {threats
              .filter((one) => `${one.likelihood}-${one.impact}` === cell)
              .map((threat) => (
                <ThreatNote key={threat.id} threat={threat} />
              ))}
          </div>
        ))}
      </div>
    </div>
  )
}

type MatrixRowProps = RiskMatrixProps & { readonly impact: Level }

function MatrixRow({ impact, name, compact }: MatrixRowProps) {
  return (
    <>
      <span className="flex rotate-180 items-center justify-center font-mono text-label text-quiet [writing-mode:vertical-rl]">
        {impact === 'medium' ? 'med' : impact}
      </span>
      {levels.map((likelihood) => (
        <RiskCell
          key={likelihood}
          name={name}
          value={`${likelihood}-${impact}`}
          checked={`${likelihood}-${impact}` === initial}
          rating={rate(likelihood, impact)}
          place={`Likelihood ${likelihood}, impact ${impact}`}
          threats={threatsAt(likelihood, impact).map((one) => one.id)}
          compact={compact}
        />
      ))}
    </>
  )
}

function ThreatNote({ threat }: { readonly threat: Threat }) {
  const rating = rate(threat.likelihood, threat.impact)
  return (
    <div className="flex flex-col gap-1 border-signal border-l pl-3">
      <p className="m-0 flex flex-wrap items-center gap-x-3 font-mono text-label text-quiet">
        <span className="text-text">{threat.id}</span>
        {rating !== 'note' && <SeverityMark level={rating} />}
        <span>{threat.cwe}</span>
        <span>{threat.status}</span>
      </p>
      <p className="m-0">{threat.text}</p>
      <p className="m-0 text-label text-quiet">
        <Prose text={threat.note} />
      </p>
    </div>
  )
}
