import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { PageKind } from '#copy/pages/kinds.ts'
import type { RouteClass } from './route-class.ts'
import { type WebVitals, type WebVitalsSummary, webVitalsHistograms } from './web-vitals.ts'

/** The metrics of one process. Recording is cheap enough for every request. */
export interface Metrics {
  registry: Registry
  recordResponse(route: RouteClass, status: number, seconds: number): void
  /** @param isRendered false for a page that was served from memory */
  recordPage(isRendered: boolean): void
  recordSubmission(kind: string, outcome: string): void
  /** How fast a page load was for its visitor. */
  recordWebVitals(page: PageKind, values: WebVitals): void
  webVitalsSummary(): Promise<WebVitalsSummary>
  recordDelivery(kind: string, result: string): void
}

/** Values that are read when the metrics are scraped. */
export interface GaugeSources {
  /** Bytes of each cache. */
  caches(): Record<'pages' | 'markdown' | 'content' | 'files' | 'images', number>
  content(): { reachable: boolean; respondedAt: number; errors: number; restarts: number }
  outbox(): Promise<StoredOutbox | { ok: false }>
  /** Whether each embedded database is damaged. */
  databases(): ReadonlyMap<string, boolean>
  /** When the last complete and the last failed backup began (ISO 8601). */
  backups(): Promise<{ complete?: string | undefined; failed?: string | undefined }>
  /** The free share of the disk with `DATA_DIR`, from 0 to 1. */
  freeDisk(): Promise<number>
}

interface StoredOutbox {
  ok: true
  isFlooded: boolean
  waiting: number
  failed: number
  oldestWaiting: Date | undefined
}

type Awaitable<T> = T | Promise<T>

const buckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Creates the metrics of this process. `addGauges` adds the values that a scrape reads, once the site is open. */
export function createMetrics(): Metrics & { addGauges(sources: GaugeSources): void } {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'site_request_duration_seconds',
    help: 'Time from a request to its response, by kind of route and class of status',
    labelNames: ['route', 'status'],
    buckets,
    registers,
  })
  const pages = new Counter({
    name: 'site_pages_total',
    help: 'Pages served from memory, or rendered',
    labelNames: ['from'],
    registers,
  })
  const submissions = new Counter({
    name: 'site_form_submissions_total',
    help: 'Form submissions, by outcome',
    labelNames: ['form', 'outcome'],
    registers,
  })
  const deliveries = new Counter({
    name: 'site_deliveries_total',
    help: 'Attempts to deliver mail and webhook calls, by result',
    labelNames: ['kind', 'result'],
    registers,
  })
  const webVitals = webVitalsHistograms(registry)
  const fromMemory = pages.labels('memory')
  const rendered = pages.labels('render')
  // Memoized: `labels()` costs as much as the rest of a response from memory.
  const timers = new Map<string, Histogram.Internal<'route' | 'status'>>()
  const timer = (route: RouteClass, status: string) => {
    const known = timers.get(route + status) ?? requests.labels(route, status)
    timers.set(route + status, known)
    return known
  }
  return {
    registry,
    recordResponse: (route, status, seconds) => timer(route, statusClass(status)).observe(seconds),
    recordPage: (isRendered) => (isRendered ? rendered : fromMemory).inc(),
    recordSubmission: (form, outcome) => submissions.labels(form, outcome).inc(),
    recordWebVitals: webVitals.record,
    webVitalsSummary: webVitals.summary,
    recordDelivery: (kind, result) => deliveries.labels(kind, result).inc(),
    addGauges: (sources) => addGauges(registry, sources),
  }
}

function statusClass(status: number) {
  if (status < 300) return '2xx'
  if (status < 400) return '3xx'
  return status < 500 ? '4xx' : '5xx'
}

function addGauges(registry: Registry, sources: GaugeSources): void {
  const { caches, content, outbox, databases, backups, freeDisk } = sources
  const registers = [registry]
  new Gauge({
    name: 'site_cache_bytes',
    help: 'Memory used by each cache',
    labelNames: ['cache'],
    registers,
    collect() {
      for (const [cache, bytes] of Object.entries(caches())) this.set({ cache }, bytes)
    },
  })
  new Gauge({
    name: 'site_array_buffers_bytes',
    help: 'Memory of buffers outside the heap; part of nodejs_external_memory_bytes',
    registers,
    collect() {
      this.set(process.memoryUsage().arrayBuffers)
    },
  })
  // Each gauge has its own `collect()`. One set by another gauge's may be read before that has run.
  const gauge = (name: string, help: string, read: () => Awaitable<number | undefined>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        const value = await read()
        // Without a value it would be 0, which is the age of something new.
        if (value === undefined) this.remove()
        else this.set(value)
      },
    })
  gauge(
    'site_content_reachable',
    'Whether the content platform responds with content that can be read',
    () => (content().reachable ? 1 : 0),
  )
  gauge(
    'site_content_age_seconds',
    'Seconds since the content platform last responded, or else since the start',
    () => Math.min(secondsSince(content().respondedAt), process.uptime()),
  )
  const counter = (name: string, help: string, read: () => number) =>
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset()
        this.inc(read())
      },
    })
  counter(
    'site_content_errors_total',
    'Reads that got no response from the content platform',
    () => content().errors,
  )
  counter(
    'site_content_restarts_total',
    'Times that the process of the embedded content platform ended or hung and was started again',
    () => content().restarts,
  )
  gauge('site_disk_free_ratio', 'Free share of the disk with DATA_DIR', freeDisk)
  new Gauge({
    name: 'site_database_damaged',
    help: 'Whether damage was found when the embedded database was last checked',
    labelNames: ['database'],
    registers,
    collect() {
      for (const [database, isDamaged] of databases()) this.set({ database }, isDamaged ? 1 : 0)
    },
  })
  gauge('site_backup_age_seconds', 'Seconds since the last complete backup began', async () => {
    const { complete } = await backups()
    return complete === undefined ? undefined : secondsSince(Date.parse(complete))
  })
  gauge('site_backup_failed', 'Whether the last backup failed or is not complete', async () => {
    const { complete = '', failed = '' } = await backups()
    return complete || failed ? Number(failed > complete) : undefined
  })
  // A scrape collects all gauges at once, so they share one query.
  let reading: ReturnType<GaugeSources['outbox']> | undefined
  const read = () => {
    reading ??= outbox().finally(() => {
      reading = undefined
    })
    return reading
  }
  const stored = (name: string, help: string, value: (state: StoredOutbox) => number) =>
    gauge(name, help, async () => {
      const state = await read()
      return state.ok ? value(state) : undefined
    })
  stored('site_outbox_pending', 'Deliveries that are waiting or in progress', (s) => s.waiting)
  stored('site_outbox_failed', 'Deliveries that were permanently refused', (s) => s.failed)
  stored('site_outbox_oldest_seconds', 'Age of the oldest pending delivery', (s) =>
    s.oldestWaiting === undefined ? 0 : secondsSince(s.oldestWaiting.getTime()),
  )
  stored('site_leads_flooded', 'Whether so many leads arrive that owners get digests', (s) =>
    s.isFlooded ? 1 : 0,
  )
  gauge(
    'site_leads_store_up',
    'Whether the leads database responds and can store leads',
    async () => ((await read()).ok ? 1 : 0),
  )
}

function secondsSince(time: number): number {
  return (Date.now() - time) / 1000
}
