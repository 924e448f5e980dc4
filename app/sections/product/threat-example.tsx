import { SeverityMark } from '#app/scenes/frame/severity-mark.tsx'
import { rate } from '#app/scenes/threat-model/risk-rating.ts'
import { productPage } from '#copy/product-page.ts'
import type { SequenceStep, Threat, ThreatExample } from '#copy/products/types.ts'

const words = productPage.example.threat

/** A threat model as two tables with the same columns: the request's steps, then its threats. */
export function ThreatExampleView({ example }: { example: ThreatExample }) {
  return (
    <>
      <ol aria-label={words.steps} className="border-b border-hairline text-small">
        {example.steps.map((step, index) => (
          <Step key={`${step.from}${step.to}${step.message}`} step={step} number={index + 1} />
        ))}
      </ol>
      <ul aria-label={example.caption} className="mt-12 border-b border-hairline">
        {example.threats.map((threat) => (
          <ThreatRow key={threat.threat} threat={threat} />
        ))}
      </ul>
    </>
  )
}

function Step({ step, number }: { step: SequenceStep; number: number }) {
  return (
    <li className="grid gap-y-1 border-t border-hairline py-3 md:grid-cols-[1fr_2fr_1fr]">
      <span className="font-mono md:pr-4">
        <span aria-hidden="true" className="text-quiet">
          {`${number} `}
        </span>
        {step.from} → {step.to}
      </span>
      <span className="md:pr-8">{step.message}</span>
      {step.crossesBoundary ? <span className="text-signal">{words.crosses}</span> : null}
    </li>
  )
}

function ThreatRow({ threat }: { threat: Threat }) {
  const { stride, element, cwe, likelihood, impact } = threat
  const rating = rate(likelihood, impact)
  return (
    <li className="grid gap-y-4 border-t border-hairline py-8 md:grid-cols-[1fr_3fr]">
      <div className="md:pr-8">
        <h3 className="flex items-baseline gap-3 text-h4">
          <span aria-hidden="true" className="font-mono text-h3 text-signal">
            {stride}
          </span>
          {words.stride[stride]}
        </h3>
        <p className="mt-1 font-mono text-small text-quiet">
          <span className="sr-only">{words.element}: </span>
          {element}
        </p>
      </div>
      <dl className="grid items-start gap-y-4 md:grid-flow-col md:grid-cols-[2fr_1fr] md:grid-rows-[auto_1fr] md:*:pr-8">
        <div>
          <dt className="sr-only">{words.threat}</dt>
          <dd>{threat.threat}</dd>
        </div>
        <div className="border-l border-signal pl-4 text-small">
          <dt className="font-mono text-label text-quiet">{words.mitigation}</dt>
          <dd className="mt-1">{threat.mitigation}</dd>
        </div>
        <div className="text-small text-quiet">
          <dt className="sr-only">{words.risk}</dt>
          <dd>
            {rating === 'note' ? words.note : <SeverityMark level={rating} />}
            <span className="sr-only">, </span>{' '}
            <span className="md:block">{words.weight(likelihood, impact)}</span>
          </dd>
        </div>
        <div className="text-small text-quiet">
          <dt className="font-mono text-label">CWE-{cwe.id}</dt>
          <dd className="mt-1">{cwe.name}</dd>
        </div>
      </dl>
    </li>
  )
}
