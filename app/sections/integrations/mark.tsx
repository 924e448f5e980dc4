import github from 'simple-icons/icons/github.svg?raw'
import gitlab from 'simple-icons/icons/gitlab.svg?raw'
import jira from 'simple-icons/icons/jira.svg?raw'
import snyk from 'simple-icons/icons/snyk.svg?raw'
import { pathOf } from '#app/components/simple-icon.ts'
import type { IntegrationId } from '#copy/integrations/types.ts'

/** Single files: the package's main module would load thousands of logos into the server. */
const outlines: Partial<Record<IntegrationId, string>> = {
  github: pathOf(github),
  gitlab: pathOf(gitlab),
  jira: pathOf(jira),
  snyk: pathOf(snyk),
}

/** For tools without a logo in `simple-icons`. */
const monograms: Partial<Record<IntegrationId, string>> = {
  semgrep: 'Se',
  grype: 'Gr',
  checkov: 'Ck',
}

export interface MarkProps {
  id: IntegrationId
  size?: number
}

/** Another company's logo in one color; its name is always beside it. */
export function Mark({ id, size = 28 }: MarkProps) {
  const outline = outlines[id]
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" className="shrink-0">
      {outline ? (
        <path d={outline} fill="currentColor" />
      ) : (
        <>
          <rect x="0.75" y="0.75" width="22.5" height="22.5" fill="none" stroke="currentColor" />
          <text
            x="12"
            y="16"
            textAnchor="middle"
            className="fill-current font-mono font-normal text-label"
          >
            {monograms[id]}
          </text>
        </>
      )}
    </svg>
  )
}
