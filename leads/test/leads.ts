// Test fixtures: leads with a real database in a temporary folder and an adjustable clock.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { MigrationProvider } from 'kysely/migration'
import { expect, onTestFinished, vi } from 'vitest'
import type { Postgres } from '../../tests/fixtures/postgres.ts'
import { type Leads, type LeadsOptions, openLeads, type SubmitResult } from '../index.ts'
import { createStore, type Store } from '../store/database.ts'
import { recipient } from './messages.ts'
import { testSmtp } from './smtp-server.ts'

export { leadRow } from './lead-row.ts'

export const siteUrl = 'https://www.example.com'

export const sender = { address: '192.0.2.1' }

/** The ID of an accepted submission. @throws when it was not accepted */
export function idOf(result: SubmitResult): string {
  if (result.state !== 'accepted') throw new Error(result.state)
  return result.id
}

/** @param atEnd registers the deletion: at the end of the test by default, or of the file */
export async function temporaryFolder(atEnd = onTestFinished): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'leads-'))
  atEnd(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** A clock that moves only when a test sets it. */
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

/** A clock that also is the time of `Date`, by which limits in memory count. */
export function testDate() {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 5, 12) })
  onTestFinished(() => void vi.useRealTimers())
  return { now: Date.now, pass: (ms: number) => void vi.setSystemTime(Date.now() + ms) }
}

type SomeOptions = { [K in keyof LeadsOptions]?: NonNullable<LeadsOptions[K]> }

export function testOptions(options: SomeOptions = {}) {
  const logged: object[] = []
  const log = (detail: object) => void logged.push(detail)
  return {
    siteUrl,
    contactRecipient: recipient,
    mailFrom: 'Website <website@example.com>',
    log: { info: log, warn: log, error: log },
    logged,
    ...options,
  }
}

let postgres: Pick<Postgres, 'database' | 'emptyTables'> | undefined
const databases = new Map<string, Promise<string>>()
/** Of earlier tests: to make and migrate a database takes eight times as long as to empty it. */
const emptied: string[] = []

/** From now on, each data folder gets a PostgreSQL database. */
export function runOnPostgres(server: NonNullable<typeof postgres>): void {
  postgres = server
}

/** The database of a data folder. */
async function databaseOf(
  dataDir: string,
  migrations?: MigrationProvider,
): Promise<{ databaseUrl?: string }> {
  const server = postgres
  if (!server) return {}
  const known = databases.get(dataDir)
  if (known) return { databaseUrl: await known }
  const made = migrations ? server.database() : (async () => emptied.pop() ?? server.database())()
  databases.set(dataDir, made)
  const databaseUrl = await made
  // Runs after the stores are closed, which are opened later. Other migrations leave other tables.
  if (!migrations)
    onTestFinished(async () => {
      await server.emptyTables(databaseUrl)
      emptied.push(databaseUrl)
    })
  return { databaseUrl }
}

/** Leads in a new folder, or in `dataDir`; closed when the test ends. */
export async function testLeads(options: SomeOptions = {}): Promise<Leads> {
  const dataDir = options.dataDir ?? (await temporaryFolder())
  const leads = await openLeads({
    dataDir,
    ...(await databaseOf(dataDir)),
    ...testOptions(options),
  })
  onTestFinished(() => leads.close())
  return leads
}

/** The store of a data folder. With `migrations`, it's opened as another release would. */
export async function testStore(dataDir: string, migrations?: MigrationProvider): Promise<Store> {
  const database = await databaseOf(dataDir, migrations)
  const store = createStore({ dataDir, ...database, migrations, onIdleError: () => {} })
  onTestFinished(() => store.close())
  return store
}

/** Leads and the store of another process on the same database, with one clock. */
export async function testLeadsAndStore() {
  const clock = testClock()
  const dataDir = await temporaryFolder()
  const leads = await testLeads({ dataDir, now: clock.now })
  const store = await testStore(dataDir)
  return { clock, dataDir, leads, store, db: await store.open() }
}

/**
 * Leads that deliver to a real SMTP server, and the mails it received. `mails` waits until that many are
 * stored as sent: if the clock moves past the lease of a claim before that, the mail is sent again.
 */
export async function testInbox(options: SomeOptions = {}) {
  const smtp = await testSmtp()
  const { log } = testOptions()
  let delivered = 0
  const info = (_detail: object, message: string) => {
    if (message === 'delivered') delivered += 1
  }
  const leads = await testLeads({ ...options, log: { ...log, info }, smtpUrl: smtp.url })
  leads.startBackgroundJobs()
  const mails = async (count: number) => {
    await vi.waitFor(() => expect(delivered).toBeGreaterThanOrEqual(count), 60_000)
    return smtp.received
  }
  return { leads, mails }
}
