import { expect, it } from 'vitest'
import { findings } from '#copy/storefront/findings.ts'
import { entries } from '../vulnerability-queue/vulnerability-queue.data.ts'
import { blocking, runs, strings } from './security-scan.data.ts'

it('counts what the queue lists, except for what only the map, the endpoints, and the threat model show', () => {
  const [, , , container] = runs
  const ofComponents = entries.filter(({ id }) => id.startsWith('CVE'))
  const notScanned: string[] = [findings.exports.cwe, findings.retry.cwe, findings.amount.cwe]
  const scanned = entries.filter(({ id }) => !notScanned.includes(id))
  expect(blocking).toBe(scanned.length)
  for (const severity of ['critical', 'high'] as const) {
    const listed = ofComponents.filter((entry) => entry.severity === severity)
    expect(container?.counts[severity]).toBe(listed.length)
  }
})

it('shows the counts of the runs that make up the failed check', () => {
  const shown = [...strings.blockingSum.matchAll(/\d+/g)].map(Number)
  expect(shown.reduce((sum, count) => sum + count, 0)).toBe(blocking)
  expect(shown).toHaveLength(runs.length)
})
