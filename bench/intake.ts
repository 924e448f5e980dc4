import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import pg from 'pg'
import { startPostgres } from '../tests/fixtures/postgres.ts'
import { startSite } from '../tests/fixtures/running-site.ts'
import { median } from '../tests/fixtures/statistics.ts'
import type { Runs, Section } from './section.ts'

const REQUESTS = 1_000
const CLIENTS = 16
const DEFAULT_ROUNDS = 3
/** The target: this share of the bare loop's rate. */
const MIN_RATIO = 0.45
const leadTables = ['leads', 'idempotency_keys', 'rate_limit_events', 'deliveries'] as const

type Row = Record<string, string | number | null>
/** The rows of one accepted request, by table. */
type Written = Record<(typeof leadTables)[number], Row[]>

/** Accepted waitlist requests a second, compared with a bare loop that commits the same rows as durably. */
export async function intake({ runs = DEFAULT_ROUNDS }: Runs): Promise<Section> {
  const postgres = await startPostgres({ syncs: true })
  const loopOnPostgres = async (from: string) => postgresLoop(from, await postgres.database())
  try {
    const measures = [
      await measured('SQLite', {}, runs, sqliteLoop),
      await measured(
        'PostgreSQL',
        { DATABASE_URL: await postgres.database() },
        runs,
        loopOnPostgres,
      ),
    ]
    return {
      title: 'Leads stored per second',
      note: `POST /api/waitlistapi with ${CLIENTS} clients and ${REQUESTS} requests per round, median of ${runs}, compared with a loop that inserts the same rows, one transaction per request, on one connection with the same durability. Target: a ratio of ${MIN_RATIO}.`,
      head: ['', 'this site', 'bare loop', 'ratio'],
      rows: measures.map(({ name, ours, bare }) => [
        name,
        perSecond(ours),
        perSecond(bare),
        (ours / bare).toFixed(2),
      ]),
      misses: measures
        .filter(({ ours, bare }) => ours / bare < MIN_RATIO)
        .map(({ name, ours, bare }) => {
          const ratio = (ours / bare).toFixed(2)
          return `Leads on ${name}: ${ratio} of the bare loop's rate, not ${MIN_RATIO}.`
        }),
    }
  } finally {
    await postgres.stop()
  }
}

async function measured(
  name: string,
  settings: Record<string, string>,
  runs: number,
  loop: (from: string) => Promise<number>,
): Promise<{ name: string; ours: number; bare: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'))
  const site = await startSite({
    ...settings,
    DATA_DIR: folder,
    TRUST_PROXY: '1',
    LOG_LEVEL: 'silent',
  })
  const times: number[] = []
  try {
    for (let round = 0; round < runs; round += 1) times.push(await post(site.url, round))
  } finally {
    await site.stop()
  }
  const bare: number[] = []
  for (let round = 0; round < runs; round += 1) {
    bare.push(await loop(settings.DATABASE_URL ?? folder))
  }
  await rm(folder, { recursive: true, force: true })
  return { name, ours: median(times), bare: median(bare) }
}

/** Sends one round from new IP addresses. Returns requests a second. */
async function post(url: string, round: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS })
  let next = 0
  const client = async () => {
    while (next < REQUESTS) {
      const number = round * REQUESTS + next
      next += 1
      const status = await send(url, agent, number)
      if (status !== 202) throw new Error(`responded with ${status}`)
    }
  }
  const start = performance.now()
  await Promise.all(Array.from({ length: CLIENTS }, client))
  agent.destroy()
  return REQUESTS / ((performance.now() - start) / 1000)
}

function send(url: string, agent: Agent, number: number): Promise<number> {
  const body = JSON.stringify({
    email: `visitor-${number}@example.com`,
    linkedin: `https://www.linkedin.com/in/visitor-${number}`,
    idempotencyKey: `bench-${String(number).padStart(6, '0')}`,
  })
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'x-forwarded-for': `10.${number & 255}.${(number >> 8) & 255}.${1 + (number >> 16)}`,
  }
  return new Promise((resolve, reject) => {
    const sent = request(
      `${url}/api/waitlistapi`,
      { method: 'POST', agent, headers },
      (response) => {
        response.resume()
        response.once('end', () => resolve(response.statusCode ?? 0))
      },
    )
    sent.once('error', reject)
    sent.end(body)
  })
}

/** The rows that the site wrote, by request. */
function grouped(tables: Record<string, Row[]>): Written[] {
  const byLead = new Map<unknown, Written>()
  for (const lead of tables.leads ?? []) {
    byLead.set(lead.id, {
      leads: [lead],
      idempotency_keys: [],
      rate_limit_events: [],
      deliveries: [],
    })
  }
  for (const table of ['idempotency_keys', 'rate_limit_events', 'deliveries'] as const) {
    for (const row of tables[table] ?? []) byLead.get(row.lead_id)?.[table].push(row)
  }
  return [...byLead.values()].slice(0, REQUESTS)
}

async function sqliteLoop(from: string): Promise<number> {
  const source = new Database(join(from, 'leads.db'), { readonly: true })
  const tables = Object.fromEntries(
    leadTables.map((table) => [table, source.prepare<[], Row>(`select * from ${table}`).all()]),
  )
  const schema = source
    .prepare<[], { sql: string }>('select sql from sqlite_master where sql is not null')
    .all()
  source.close()
  const folder = await mkdtemp(join(tmpdir(), 'bench-'))
  const target = new Database(join(folder, 'leads.db'))
  for (const pragma of ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON']) {
    target.pragma(pragma)
  }
  for (const { sql } of schema) if (!/sqlite_/.test(sql)) target.exec(sql)
  const insert = target.transaction((written: Written) => {
    for (const table of leadTables) {
      for (const row of written[table]) {
        const names = Object.keys(row)
        const values = names.map(() => '?').join()
        target.prepare(`insert into ${table} (${names}) values (${values})`).run(Object.values(row))
      }
    }
  })
  const all = grouped(tables)
  const start = performance.now()
  for (const written of all) insert(written)
  const rate = all.length / ((performance.now() - start) / 1000)
  target.close()
  await rm(folder, { recursive: true, force: true })
  return rate
}

async function postgresLoop(from: string, to: string): Promise<number> {
  const source = new pg.Client({ connectionString: from })
  await source.connect()
  const tables: Record<string, Row[]> = {}
  for (const table of leadTables)
    tables[table] = (await source.query(`select * from ${table}`)).rows
  await source.end()
  // The site creates the tables when it starts; they are still empty.
  const site = await startSite({ DATABASE_URL: to, LOG_LEVEL: 'silent' })
  await site.stop()
  const target = new pg.Client({ connectionString: to })
  await target.connect()
  try {
    return await insertAll(target, grouped(tables))
  } finally {
    await target.end()
  }
}

/** Inserts the rows, a transaction for each lead. Returns leads a second. */
async function insertAll(target: pg.Client, all: readonly Written[]): Promise<number> {
  const start = performance.now()
  for (const written of all) {
    await target.query('begin')
    for (const table of leadTables) {
      for (const row of written[table]) {
        const names = Object.keys(row)
        const values = names.map((_, index) => `$${index + 1}`).join()
        await target.query(`insert into ${table} (${names}) values (${values})`, Object.values(row))
      }
    }
    await target.query('commit')
  }
  return all.length / ((performance.now() - start) / 1000)
}

function perSecond(rate: number): string {
  return Math.round(rate).toLocaleString('en')
}
