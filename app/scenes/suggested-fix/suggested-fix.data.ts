import { advisories } from '#copy/advisories.ts'
import { longDate } from '#copy/long-date.ts'
import { findings } from '#copy/storefront/findings.ts'
import type { CodeLine } from '../frame/code-lines.ts'
import { testWebhookDiff } from '../frame/scene-code.build.ts'

const { webhook } = findings
const id = 'CVE-2024-21538'
const advisory = advisories[id]

interface LockedPackage {
  version: string
  /** The start of its hash, which is shown shortened. */
  integrity: string
}

/** In a lock file without registry addresses, before and after `npm update`. */
const installed: LockedPackage = { version: '7.0.3', integrity: 'sha512-iRDPJKUPVEND7dHP' }
const updated: LockedPackage = { version: '7.0.6', integrity: 'sha512-uV2QOWP2nWzsy2aM' }

function entryLines({ version, integrity }: LockedPackage): string[] {
  return [`      "version": "${version}",`, `      "integrity": "${integrity}…",`]
}

export const suggestions = [
  {
    severity: webhook.severity,
    ids: webhook.cwe,
    title: webhook.title,
    text: webhook.fix,
    path: webhook.path,
    line: webhook.line,
    lines: testWebhookDiff,
  },
  {
    severity: advisory.severity,
    ids: `${id}, ${advisory.cwe}`,
    title: `${advisory.package}: ${advisory.name.toLowerCase()}`,
    // Made while rendering, because of its date.
    get text() {
      return `Imported from Snyk. ESLint depends on the package and accepts any 7.x version from 7.0.2, so \`npm update ${advisory.package}\` is enough. The command installs ${updated.version}, the newest 7.x version. On ${longDate(advisory.lookedUp)}, ${advisory.safeVersion} was the lowest 7.x version with no known vulnerability.`
    },
    path: 'web/package-lock.json',
    lines: [
      { at: '…', text: `    "node_modules/${advisory.package}": {` },
      ...entryLines(installed).map((text) => ({ at: '−', text, mark: 'removed' as const })),
      ...entryLines(updated).map((text) => ({ at: '+', text, mark: 'added' as const })),
      { at: '…', text: '      "dev": true,' },
    ],
  },
] as const satisfies readonly {
  severity: string
  ids: string
  title: string
  text: string
  path: string
  line?: number
  lines: readonly CodeLine[]
}[]

export const strings = {
  title: 'Suggested changes',
  source: `${suggestions.length} findings`,
  caption:
    'Illustrative: two findings in an invented repository. The CVE and the package versions are real.',
} as const
