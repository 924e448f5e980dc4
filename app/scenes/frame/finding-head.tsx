import type { Severity } from '#copy/storefront/findings.ts'
import { SeverityMark } from './severity-mark.tsx'
import { TextWithCode } from './text-with-code.tsx'

interface FindingHeadProps {
  readonly severity: Severity
  /** CWE, CVE, or both. */
  readonly ids: string
  readonly title: string
}

/** The heading of a finding: severity and IDs in a line, with its title below. It may be in a `<summary>`. */
export function FindingHead({ severity, ids, title }: FindingHeadProps) {
  return (
    <span className="block">
      <span className="flex flex-wrap items-baseline gap-x-3">
        <SeverityMark level={severity} />
        <span className="font-mono text-label text-quiet">
          <TextWithCode text={ids} />
        </span>
      </span>
      <span className="mt-0.5 block font-medium">{title}</span>
    </span>
  )
}
