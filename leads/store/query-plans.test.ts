import { CompiledQuery, type KyselyPlugin, sql } from 'kysely'
import { expect, it } from 'vitest'
import { assignableNames } from '../inbox/assignees.ts'
import { countLeads, listLeads, showVisitor } from '../inbox/read.ts'
import { readOverview } from '../overview/overview.ts'
import { leadRow, temporaryFolder, testStore } from '../test/leads.ts'
import type { Db, Store } from './database.ts'
import { leadKinds } from './tables.ts'

const links = { siteUrl: 'https://www.example.com', secret: 'a secret' }
const now = Date.UTC(2026, 0, 31)
const page = { limit: 50, offset: 45_000 }
const filter = { kind: 'demo', status: 'new', assignee: 'Ada', unmerged: true } as const

type Steps = string[]
type Run = (store: Store, db: Db) => Promise<unknown>

/**
 * Calls what reads from the database, and returns the steps in the plans of its queries, as the database
 * would run them with many leads.
 */
async function stepsOf(run: Run): Promise<Steps> {
  const store = await testStore(await temporaryFolder())
  await store.write((trx) =>
    trx
      .insertInto('leads')
      .values(leadRow({ email: 'a@b.c' }))
      .execute(),
  )
  const db = await store.open()
  const queries: CompiledQuery[] = []
  const recorder: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      queries.push(db.getExecutor().compileQuery(node, queryId))
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const recorded = db.withPlugin(recorder)
  await run({ ...store, open: async () => recorded }, recorded)
  return store.write(async (trx) => {
    // PostgreSQL would read a table of one row in full, unless that is disabled.
    const isPostgres = store.hasCostBasedPlanner
    if (isPostgres) await sql`set local enable_seqscan = off`.execute(trx)
    const steps: Steps = []
    for (const query of queries) {
      const explain = isPostgres ? 'explain' : 'explain query plan'
      const explained = CompiledQuery.raw(`${explain} ${query.sql}`, [...query.parameters])
      for (const row of (await trx.executeQuery<Record<string, unknown>>(explained)).rows) {
        steps.push(String(row.detail ?? row['QUERY PLAN']))
      }
    }
    return steps
  })
}

/**
 * Steps that read whole tables. In SQLite's plans, these include steps that read rows of leads or of their
 * history other than by a key. PostgreSQL's choice of an index depends on the data.
 */
function fullScans(steps: Steps): Steps {
  return steps.filter(
    (step) =>
      / Seq Scan on (leads|lead_events|deliveries)\b/.test(step) ||
      (/^(SCAN|SEARCH) (leads|lead_events)\b/.test(step) &&
        !/COVERING INDEX|autoindex_leads|leads_email_idx|leads_merged_into_idx/.test(step)),
  )
}

it.each<[string, Run]>([
  ['the overview', (_store, db) => readOverview(db, 12, now, leadKinds)],
  ['a page of the list', (store) => listLeads(store, links, filter, page)],
  ['the number of leads in the list', (_store, db) => countLeads(db, filter)],
  ['names to assign leads to', (_store, db) => assignableNames(db, now)],
  ['a person', (_store, db) => showVisitor(db, links, 'l1')],
])('%s: rows of leads are only read by a key, the rest is in the index', async (_what, run) => {
  const steps = await stepsOf(run)
  expect(steps).not.toEqual([])
  expect(fullScans(steps)).toEqual([])
})
