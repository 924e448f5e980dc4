import { expect, it } from 'vitest'
import { entries } from '../vulnerability-queue/vulnerability-queue.data.ts'
import { blocking, runs } from './security-scan.data.ts'

it('counts what the queue lists', () => {
  const [sast, , , container] = runs
  const ofComponents = entries.filter(({ id }) => id.startsWith('CVE'))
  expect(blocking).toBe(entries.length)
  expect(sast?.counts.high).toBe(entries.length - ofComponents.length)
  for (const severity of ['critical', 'high'] as const) {
    const listed = ofComponents.filter((entry) => entry.severity === severity)
    expect(container?.counts[severity]).toBe(listed.length)
  }
})
