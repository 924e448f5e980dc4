/** What the tests of leads run with: a real database in a folder of its own, a clock to turn. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { type Leads, type LeadsOptions, openLeads } from './index.ts'

export const recipient = 'contact@example.com'

export const message = {
  name: 'Ada Byron',
  email: 'ada@example.org',
  company: 'Engines Ltd',
  reason: 'support',
  subject: 'Scan of a monorepo',
  message: 'Does it read\nall packages?',
}

export const request = { email: 'ada@example.org', linkedin: 'https://www.linkedin.com/in/ada' }

export const sender = { address: '192.0.2.1' }

export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'leads-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** A clock that stands still until it is turned. */
export function testClock(start = Date.UTC(2026, 0, 5, 12)) {
  const clock = {
    time: start,
    now: () => clock.time,
    pass: (ms: number) => {
      clock.time += ms
    },
  }
  return clock
}

export function testOptions(options: Partial<LeadsOptions> = {}) {
  const logged: object[] = []
  const log = (detail: object) => void logged.push(detail)
  return {
    contactRecipient: recipient,
    mailFrom: 'Website <website@example.com>',
    log: { info: log, warn: log, error: log },
    logged,
    ...options,
  }
}

/** Leads in a new folder, or in `dataDir`; closed when the test ends. */
export async function testLeads(options: Partial<LeadsOptions> = {}): Promise<Leads> {
  const leads = await openLeads({
    dataDir: options.dataDir ?? (await temporaryFolder()),
    ...testOptions(options),
  })
  onTestFinished(() => leads.close())
  return leads
}
