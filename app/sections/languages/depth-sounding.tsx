import { useId } from 'react'
import { HangingWeight } from '#app/components/hanging-weight.tsx'
import { languages, soundings } from '#copy/languages.ts'

type Sounding = (typeof soundings)[number]

/** Where the first level is, and how far apart they are, in the units of the picture. */
const first = 96
const step = 52
/** Where the line hangs, and where the names of the levels start. */
const lineX = 56
const namesX = 112
const weight = { width: 30, length: 78 }

/** A line let down to the depth at which each source is read. The chosen one is shown, without scripts too. */
export function DepthSounding() {
  const name = useId()
  return (
    <div className="instrument instrument-accent sounding">
      <fieldset>
        <legend className="sr-only">{languages.sounding.choice}</legend>
        {soundings.map((sounding, index) => (
          <div key={sounding.id}>
            <label>
              <input type="radio" name={name} defaultChecked={index === 0} />
              {sounding.source}
            </label>
            <SoundingAnswer sounding={sounding} />
          </div>
        ))}
      </fieldset>
    </div>
  )
}

function SoundingAnswer({ sounding }: { sounding: Sounding }) {
  const { deepest, usedBy } = languages.sounding
  const { name, understands } = sounding.deepest
  return (
    <div className="sounding-answer">
      <SoundingPicture {...sounding} />
      <p className="sounding-deepest">{deepest(name)}</p>
      <p>
        {understands}. {usedBy}: {sounding.deepest.usedBy}.
      </p>
    </div>
  )
}

function SoundingPicture({ source, levels }: Sounding) {
  const { states } = languages.sounding
  const yOf = (index: number) => first + index * step
  const deepest = yOf(levels.findLastIndex(({ state }) => state === 'read'))
  const asked = yOf(levels.findLastIndex(({ state }) => state === 'ask'))
  const alternative = levels.map(({ name, state }) => `${name}: ${states[state]}`).join(', ')
  return (
    <svg viewBox="0 0 480 400" role="img" aria-label={`${source}. ${alternative}.`}>
      {levels.map(({ name, state }, index) => (
        <g key={name} data-state={state}>
          <path d={`M${lineX - 16} ${yOf(index)}H480`} />
          <text x={namesX} y={yOf(index) - 12}>
            {name}
            {state === 'ask' ? `: ${states.ask}` : ''}
          </text>
        </g>
      ))}
      {asked > deepest ? (
        <path className="sounding-asked" d={`M${lineX} ${deepest}V${asked}`} />
      ) : null}
      <g transform={`translate(${lineX} ${deepest - weight.length})`}>
        <path d={`M0 ${weight.length - deepest}V0`} className="sounding-line" />
        <HangingWeight {...weight} />
      </g>
    </svg>
  )
}
