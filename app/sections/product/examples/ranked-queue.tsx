import { SeverityMark } from '#app/scenes/frame/severity-mark.tsx'
import { productPage } from '#copy/products/page.ts'
import type { QueueExample, RankedFinding } from '#copy/products/types.ts'

const strings = productPage.example.queue

/** Findings by rank, each with the reason for its rank and the vector of its score. */
export function RankedQueue({ example }: { example: QueueExample }) {
  return (
    <>
      <ol className="numbered border-b border-hairline">
        {example.findings.map((finding) => (
          <Entry key={finding.finding} finding={finding} />
        ))}
      </ol>
      <div className="mt-5 grid gap-x-12 gap-y-3 text-small text-quiet md:grid-cols-2">
        {example.reading.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </>
  )
}

function Entry({ finding }: { finding: RankedFinding }) {
  const { severity, score, scale, vector, reason, owner, next } = finding
  return (
    <li className="grid grid-cols-[3rem_1fr] gap-x-2 border-t border-hairline py-2.5 text-small md:grid-cols-[3rem_5fr_5fr_3fr] md:gap-x-6">
      <span className="item-number row-span-3 font-mono text-h3 text-accent" />
      <div>
        <h4 className="text-body font-semibold">{finding.finding}</h4>
        <p className="mt-0.5 flex flex-wrap gap-x-4">
          <SeverityMark level={severity} after={score.toFixed(1)} />
          <span className="font-mono text-label text-quiet">{scale}</span>
          <span className="font-mono text-label text-quiet">{finding.weakness}</span>
        </p>
      </div>
      <p className="max-md:mt-1">{reason}</p>
      <p className="max-md:mt-1">
        {next}
        <span className="text-quiet md:block">
          <span className="md:hidden">, </span>
          {owner}
        </span>
      </p>
      <p className="mt-1 font-mono text-label wrap-anywhere text-quiet max-md:col-start-2 md:col-span-3 md:col-start-2">
        <span className="sr-only">{strings.vector}: </span>
        {vector}
      </p>
    </li>
  )
}
