import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { openLeads } from '#leads/index.ts'
import { createStore, type Db } from '#leads/store/database.ts'
import { quantile } from '../scale/measure.ts'

const rounds = 15
const silent = { info() {}, warn() {}, error() {} }
const message = {
  name: 'Ada Byron',
  email: 'ada@example.org',
  reason: 'other',
  subject: 'A question',
  message: 'A question of ordinary length, with what led to it and what was tried. '.repeat(4),
}

/** Fills a database with leads that have been delivered, and measures what owners and visitors do. */
export async function storeCosts(name: string, count: number, databaseUrl?: string): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'capacity-'))
  const leads = await openLeads({
    dataDir,
    databaseUrl,
    siteUrl: 'http://127.0.0.1',
    contactRecipient: 'team@example.com',
    mailFrom: 'website@example.com',
    log: silent,
  })
  const store = createStore({ dataDir, databaseUrl, onIdleError: () => {} })
  const db = await store.open()
  await leads.submit('contact', message, { address: '192.0.2.1' })
  await multiply(db, count)
  const size = databaseUrl ? await sizeOnServer(db) : (await stat(join(dataDir, 'leads.db'))).size
  console.log(`  ${name}: ${(size / 1e6).toFixed(0)} MB, ${Math.round(size / count)} bytes a lead`)
  const works: Record<string, (round: number) => Promise<unknown>> = {
    'store a lead': (round) =>
      leads.submit(
        'contact',
        { ...message, subject: `Round ${round}` },
        { address: `10.0.0.${round}` },
      ),
    'count the outbox': () => leads.state(),
    'list the newest 100': () => leads.inbox.list({}, { limit: 100 }),
    'find a word in all': () => leads.inbox.list({ text: 'nowhere to be found' }, { limit: 100 }),
  }
  for (const [what, work] of Object.entries(works)) {
    const times: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const start = performance.now()
      await work(round)
      times.push(performance.now() - start)
    }
    console.log(`    ${what}: ${quantile(times, 0.5).toFixed(1)} ms`)
  }
  await leads.close()
  await store.close()
  await rm(dataDir, { recursive: true })
}

/** Leads that are copied at once: a statement may take ten seconds. */
const atOnce = 4_000

/** Copies the one lead, and its deliveries as sent, until there are so many. */
async function multiply(db: Db, count: number): Promise<void> {
  await sql`update deliveries set state = 'sent', sent_at = created_at`.execute(db)
  await sql`update leads set referrer = 'first'`.execute(db)
  const leadColumns = sql.raw(
    'kind, status, seen_at, fields, page, unique_key, note, subscription, subscription_at, search',
  )
  const deliveryColumns = sql.raw(
    'kind, event, state, attempts, next_attempt_at, claimed_until, claim, message_id, last_error, created_at, sent_at',
  )
  for (let first = 1, there = 1, round = 1; there < count; round += 1) {
    const suffix = `-${round.toString(36)}`
    // Those copied first are what all others are copied from.
    const mark = first < atOnce ? 'first' : null
    await sql`insert into leads (id, received_at, referrer, ${leadColumns})
      select id || ${suffix}, received_at - ${round}, 'copy', ${leadColumns} from leads
      where referrer = 'first'`.execute(db)
    await sql`insert into deliveries (id, lead_id, ${deliveryColumns})
      select id || ${suffix}, lead_id || ${suffix}, ${deliveryColumns} from deliveries
      where lead_id in (select id from leads where referrer = 'first')`.execute(db)
    await sql`update leads set referrer = ${mark} where referrer = 'copy'`.execute(db)
    there += first
    if (mark) first *= 2
  }
  await sql`analyze`.execute(db)
}

async function sizeOnServer(db: Db): Promise<number> {
  const { rows } = await sql<{ size: number }>`
    select pg_database_size(current_database()) as size`.execute(db)
  return Number(rows[0]?.size)
}
