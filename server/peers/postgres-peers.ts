import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { z } from 'zod'
import type { ContentChange } from '#content/copies/dependencies.ts'
import type { Log } from '../log.ts'
import type { Peers } from './peers.ts'

const channel = 'content_changed'
/** PostgreSQL takes less than 8,000 bytes (its manual, NOTIFY). */
const longestPayload = 7_900
const deadline = 5_000
/** Milliseconds between two looks at whether the connection still is one. */
const pulse = 20_000
const pause = 1_000

const told = z.object({
  from: z.string(),
  change: z.union([z.literal('all'), z.array(z.string())]),
})

/**
 * Every process on one PostgreSQL database, on whatever machine, over `LISTEN` and `NOTIFY`. A
 * connection that is lost is made again; since it may have missed something, all counts as changed.
 */
export function postgresPeers(databaseUrl: string, log: Pick<Log, 'info' | 'warn'>): Peers {
  const self = randomUUID()
  const listeners: ((change: ContentChange) => void)[] = []
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let unsent: ContentChange | undefined
  let isClosed = false
  let isLost = false

  const receive = (change: ContentChange) => {
    for (const listener of listeners) listener(change)
  }
  const send = async (change: ContentChange) => {
    const whole = JSON.stringify({ from: self, change })
    const text =
      whole.length < longestPayload ? whole : JSON.stringify({ from: self, change: 'all' })
    try {
      if (!client) throw new Error('not connected')
      await client.query('select pg_notify($1, $2)', [channel, text])
    } catch {
      // What exactly changed while nobody could be told is not worth a queue.
      unsent = 'all'
    }
  }
  const lose = (error?: unknown) => {
    const lost = client
    client = undefined
    clearTimeout(timer)
    lost?.end().catch(() => undefined)
    if (isClosed) return
    if (!isLost) log.warn({ reason: codeOf(error) }, 'other instances cannot be told of changes')
    isLost = true
    timer = setTimeout(connect, pause)
    timer.unref()
  }
  const watch = (connected: pg.Client) => {
    timer = setTimeout(() => {
      connected.query('select 1').then(
        () => connected === client && watch(connected),
        (error) => connected === client && lose(error),
      )
    }, pulse)
    timer.unref()
  }
  const connect = async () => {
    const next = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: deadline,
      query_timeout: deadline,
      keepAlive: true,
    })
    next.on('notification', ({ payload }) => {
      const { data } = told.safeParse(parse(payload))
      if (data && data.from !== self) receive(data.change)
    })
    next.on('error', (error) => next === client && lose(error))
    next.on('end', () => next === client && lose())
    try {
      await next.connect()
      await next.query(`listen ${channel}`)
    } catch (error) {
      next.end().catch(() => undefined)
      return lose(error)
    }
    if (isClosed) return void next.end().catch(() => undefined)
    client = next
    watch(next)
    if (isLost) {
      log.info({}, 'other instances can be told of changes again')
      receive('all')
    }
    isLost = false
    if (unsent) void send(unsent)
    unsent = undefined
  }
  void connect()

  return {
    tell: (change) => void send(change),
    onTold: (listener) => void listeners.push(listener),
    async close() {
      isClosed = true
      clearTimeout(timer)
      await client?.end().catch(() => undefined)
    },
  }
}

function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}

/** Codes only: messages of a database may quote its address. */
function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'connection ended'
}
