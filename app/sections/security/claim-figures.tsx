import { SampleNote } from '#app/components/sample-note.tsx'
import { SeverityMark } from '#app/scenes/frame/severity-mark.tsx'
import { inventoryCounters, sample, severityTallies } from '#copy/claims.ts'
import { pageLabels } from '#copy/page-labels.ts'

/** The inventory in numbers: fixed sample figures, labeled as such. */
export function InventoryCounters() {
  return (
    <figure>
      <figcaption className="font-mono text-label text-quiet">
        {pageLabels.security.counters}
      </figcaption>
      <dl className="mt-4 grid grid-cols-2 border-t border-signal md:grid-cols-4">
        {inventoryCounters.map(({ label, value }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end border-hairline py-5 pr-4 max-md:border-b md:not-first:border-l md:not-first:pl-6"
          >
            <dt className="text-small text-quiet">{label}</dt>
            <dd className="font-mono text-h2 tracking-tight tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {inventoryCounters.some((counter) => counter.sample) ? (
        <div className="mt-5">
          <SampleNote what={sample.explanation} />
        </div>
      ) : null}
    </figure>
  )
}

/** Open findings by severity: word, shape, count and a proportional bar. */
export function SeverityTallies() {
  const most = Math.max(...severityTallies.map(({ value }) => value))
  return (
    <figure>
      <figcaption className="font-mono text-label text-quiet">
        {pageLabels.security.tallies}
      </figcaption>
      <dl className="mt-4 border-t border-hairline">
        {severityTallies.map(({ severity, value }) => (
          <div
            key={severity}
            className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-center border-b border-hairline py-3"
          >
            <dt>
              <SeverityMark level={severity} />
            </dt>
            <dd className="grid grid-cols-[2.5rem_minmax(0,1fr)] items-center font-mono text-small tabular-nums">
              {value}
              <svg aria-hidden="true" width="100%" height="8" className="text-quiet">
                <rect width={`${(100 * value) / most}%`} height="8" fill="currentColor" />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
      {severityTallies.some((tally) => tally.sample) ? (
        <div className="mt-5">
          <SampleNote what={sample.explanation} />
        </div>
      ) : null}
    </figure>
  )
}
