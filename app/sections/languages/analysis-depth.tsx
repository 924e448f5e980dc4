import { useId } from 'react'
import { HangingWeight } from '#app/components/hanging-weight.tsx'
import { languages, sourceDepths } from '#copy/languages.ts'

type SourceDepth = (typeof sourceDepths)[number]

/** Where the first level is, and how far apart they are, in the units of the picture. */
const first = 56
const step = 52
/** Where the line hangs, and where the names of the levels start. */
const lineX = 40
const namesX = 96
const weight = { width: 30, length: 78 }

/** How deep the chosen source is analyzed, as a line let down through the levels. Works without scripts. */
export function AnalysisDepth() {
  const name = useId()
  return (
    <div className="widget widget-panel widget-light analysis-depth">
      <fieldset className="widget-choices">
        <legend className="sr-only">{languages.analysisDepth.choice}</legend>
        {sourceDepths.map((sourceDepth, index) => {
          const answer = `${name}-${sourceDepth.id}`
          return (
            <div key={sourceDepth.id}>
              <label>
                <input
                  type="radio"
                  name={name}
                  defaultChecked={index === 0}
                  aria-describedby={answer}
                />
                {sourceDepth.source}
              </label>
              <DepthAnswer id={answer} sourceDepth={sourceDepth} />
            </div>
          )
        })}
      </fieldset>
    </div>
  )
}

function DepthAnswer({ id, sourceDepth }: { id: string; sourceDepth: SourceDepth }) {
  const { deepest, usedBy } = languages.analysisDepth
  const { name, understands } = sourceDepth.deepest
  return (
    <div className="depth-answer">
      <DepthChart {...sourceDepth} />
      <div id={id}>
        <p className="depth-deepest">{deepest(name)}</p>{' '}
        <p>
          {understands}. {usedBy}: {sourceDepth.deepest.usedBy}.
        </p>
      </div>
    </div>
  )
}

function DepthChart({ source, levels }: SourceDepth) {
  const { states } = languages.analysisDepth
  const yOf = (index: number) => first + index * step
  const deepest = yOf(levels.findLastIndex(({ state }) => state === 'read'))
  const asked = yOf(levels.findLastIndex(({ state }) => state === 'ask'))
  const alternative = levels.map(({ name, state }) => `${name}: ${states[state]}`).join(', ')
  return (
    <svg viewBox="0 0 480 330" role="img" aria-label={`${source}. ${alternative}.`}>
      <rect className="depth-reached" y={deepest - step} width="480" height={step} />
      {levels.map(({ name, state }, index) => (
        <g key={name} data-state={state} aria-hidden>
          <path d={`M0 ${yOf(index)}H480`} />
          <text x={namesX} y={yOf(index) - 12}>
            {name}
            {state === 'ask' ? `: ${states.ask}` : ''}
          </text>
        </g>
      ))}
      {asked > deepest ? (
        <path className="depth-asked" d={`M${lineX} ${deepest}V${asked}`} />
      ) : null}
      <g transform={`translate(${lineX} ${deepest - weight.length})`}>
        <path d={`M0 ${weight.length - deepest}V0`} className="depth-line" />
        <HangingWeight {...weight} />
      </g>
    </svg>
  )
}
