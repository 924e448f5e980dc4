import { expect, it } from 'vitest'
import { createMetrics, type GaugeSources } from './metrics.ts'

const now = { reachable: true, waiting: 2 }
const sources: GaugeSources = {
  caches: () => ({ pages: 1, markdown: 0, content: 4, files: 2, images: 3 }),
  content: () => ({ reachable: now.reachable, respondedAt: Date.now(), errors: 0, restarts: 0 }),
  outbox: async () => ({
    ok: true,
    isFlooded: false,
    waiting: now.waiting,
    failed: 0,
    oldestWaiting: undefined,
  }),
  freeDisk: async () => 0.5,
  databases: () => new Map(),
  backups: async () => ({}),
}

/** Scrapes once. Returns the value of each metric without labels. */
async function scrape(metrics: ReturnType<typeof createMetrics>): Promise<Map<string, number>> {
  const text = await metrics.registry.metrics()
  const samples = text.matchAll(/^(site_\w+) (\S+)$/gm)
  return new Map(Array.from(samples, ([, name = '', value]) => [name, Number(value)]))
}

it('reads gauges at each scrape', async () => {
  const metrics = createMetrics()
  metrics.addGauges(sources)
  const first = await scrape(metrics)
  expect(first.get('site_content_reachable')).toBe(1)
  expect(first.get('site_leads_store_up')).toBe(1)
  expect(first.get('site_outbox_pending')).toBe(2)
  // Before the first backup, there is no age. 0 would be that of a new one.
  expect(first.has('site_backup_age_seconds')).toBe(false)
  now.reachable = false
  now.waiting = 5
  const second = await scrape(metrics)
  expect(second.get('site_content_reachable')).toBe(0)
  expect(second.get('site_outbox_pending')).toBe(5)
})
