import type { Severity } from '#copy/storefront/findings.ts'
import { SeverityMark } from './severity-mark.tsx'
import { TextWithCode } from './text-with-code.tsx'

interface FindingHeadProps {
  readonly severity: Severity
  /** CWE, CVE, or both. */
  readonly ids: string
  readonly score?: number
  readonly title: string
}

/** The heading of a finding: severity, score, and IDs in a line, with its title below. */
export function FindingHead({ severity, ids, score, title }: FindingHeadProps) {
  return (
    <div>
      <p className="m-0 flex flex-wrap items-baseline gap-x-3">
        <SeverityMark
          level={severity}
          {...(score === undefined ? {} : { after: score.toFixed(1) })}
        />
        <span className="font-mono text-label text-quiet">
          <TextWithCode text={ids} />
        </span>
      </p>
      <p className="m-0 mt-0.5 font-medium">{title}</p>
    </div>
  )
}
