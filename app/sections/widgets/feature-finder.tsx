import { type ReactNode, useId } from 'react'
import { HangingLine } from '#app/components/hanging-line.tsx'
import { features } from '#copy/features.ts'

/**
 * What a visitor may have, as radio buttons. The chosen one has its results below it or next to it: a weight
 * hangs at each, and leans if no feature takes it. Works without scripts.
 *
 * The radio buttons are named by the text next to them instead of by labels, which the Markdown alternate leaves
 * out.
 */
export function FeatureFinder() {
  const { question, items, initial } = features.inputs
  const group = useId()
  return (
    <div
      role="radiogroup"
      aria-labelledby={group}
      className="widget widget-panel widget-light finder"
    >
      <h2 id={group}>{question}</h2>
      <ul>
        {items.map(({ id, name, example, results }) => (
          <li key={id}>
            <p className="finder-input">
              <input
                type="radio"
                name={group}
                value={id}
                defaultChecked={id === initial}
                aria-labelledby={`${group}-${id}`}
                aria-describedby={`${group}-${id}-example ${group}-${id}-results`}
              />
              <strong id={`${group}-${id}`}>{name}</strong>{' '}
              <small id={`${group}-${id}-example`}>{example}</small>
            </p>
            <div id={`${group}-${id}-results`} className="finder-results">
              {results.map(({ feature, output }) => (
                <FeatureResult key={feature} feature={feature} output={output} />
              ))}
              {results.length === 0 ? <NoResult /> : null}
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}

function FeatureResult({ feature, output }: { feature: string; output: string }) {
  const part = features.parts.find(({ id }) => id === feature)
  return (
    <Result product={part?.link.label} name={<a href={`#${feature}`}>{part?.title}</a>}>
      {output}
    </Result>
  )
}

function NoResult() {
  const { name, reason } = features.inputs.none
  return (
    <Result name={name} leans>
      {reason}
    </Result>
  )
}

interface ResultProps {
  product?: string | undefined
  name: ReactNode
  leans?: boolean
  children: string
}

function Result({ product, name, leans, children }: ResultProps) {
  return (
    <div className="finder-result" data-leans={leans}>
      <HangingLine />
      <p>
        {product ? (
          <small>
            {product}
            <span className="sr-only">: </span>
          </small>
        ) : null}
        <strong>{name}</strong>
        <span className="sr-only">: </span>
        {children}
      </p>
    </div>
  )
}
