import { Badge } from '#app/components/badge.tsx'
import { SeverityMark } from '#app/scenes/frame/severity-mark.tsx'
import type { Stat } from '#copy/claims/claims.ts'
import { pageLabels } from '#copy/pages/labels.ts'
import type { Severity } from '#copy/storefront/findings.ts'

interface ClaimFigureProps {
  items: readonly (Stat & { edit?: string })[]
  /** The tag, if some figures are not confirmed. */
  label: string | undefined
}

/** The inventory counters. */
export function InventoryCounters({ items, label }: ClaimFigureProps) {
  return (
    <figure>
      <Caption text={pageLabels.security.counters} label={label} />
      <dl className="claim-figures border-t border-accent">
        {items.map((counter) => (
          <div key={counter.label} className="flex flex-col-reverse justify-end">
            <dt className="text-small text-quiet">{counter.label}</dt>
            <dd className="font-mono text-h2 tracking-tight tabular-nums">{counter.value}</dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}

/** The severities by their names in the content. */
const levels: Readonly<Record<string, Severity>> = {
  Critical: 'critical',
  High: 'high',
  Medium: 'medium',
  Low: 'low',
}

/** Open findings by severity: name, shape, count, and a proportional bar. */
export function SeverityTallies({ items, label }: ClaimFigureProps) {
  const maximum = Math.max(...items.map(({ value }) => Number(value)))
  return (
    <figure>
      <Caption text={pageLabels.security.tallies} label={label} />
      <dl className="claim-figures claim-figures-narrow border-t border-hairline">
        {items.map(({ label: severity, value, edit }) => (
          <div key={severity} data-sanity={edit}>
            <dt>
              <SeverityMark level={levels[severity] ?? 'low'} />
            </dt>
            <dd className="font-mono text-h2 tracking-tight tabular-nums">
              {value}
              <svg aria-hidden="true" width="100%" height="8" className="text-quiet">
                <rect
                  width={`${(100 * Number(value)) / maximum}%`}
                  height="8"
                  fill="currentColor"
                />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}

function Caption({ text, label }: { text: string; label: string | undefined }) {
  return (
    <figcaption className="flex flex-wrap items-center gap-x-4 gap-y-2 font-mono text-label text-quiet">
      <span>{text}</span>
      {label ? <Badge>{label}</Badge> : null}
    </figcaption>
  )
}
