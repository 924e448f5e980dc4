import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { cvssScore, severityOf } from '../tests/fixtures/cvss.ts'
import { type Advisory, advisories } from './advisories.ts'

const root = join(import.meta.dirname, '..')
const all: [string, Advisory][] = Object.entries(advisories)

describe('advisories', () => {
  it.each(all)('%s has the score and severity of its vector', (_id, { vector, ...advisory }) => {
    expect(cvssScore(vector)).toBe(advisory.score)
    expect(severityOf(advisory.score)).toBe(advisory.severity)
  })

  it.each(all)(
    '%s has no safe version below the one that fixes it',
    (_id, { fixedIn, safeVersion }) => {
      const compare = new Intl.Collator('en', { numeric: true }).compare
      expect(compare(safeVersion ?? fixedIn, fixedIn)).toBeGreaterThanOrEqual(0)
    },
  )

  it('cover every CVE that pages, scenes, guides and posts name', () => {
    const files = globSync(['{copy,app}/**/*.{ts,tsx}', 'content/seed/production.ndjson'], {
      cwd: root,
    })
    const unknown = files.flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/CVE-\d{4}-\d{4,}/g)]
        .filter(([id]) => !(id in advisories))
        .map(([id]) => `${file}: ${id} is not in copy/advisories.ts`),
    )
    expect(unknown).toEqual([])
  })
})
