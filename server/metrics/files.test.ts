import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createMetrics } from './metrics.ts'

const deploy = join(import.meta.dirname, '..', '..', 'deploy')

it.each(['grafana/dashboard.json', 'prometheus/alerts.yaml'])(
  '%s only uses metrics that exist',
  async (file) => {
    const metrics = createMetrics()
    metrics.addGauges({
      caches: () => ({ pages: 0, markdown: 0, content: 0, files: 0, images: 0 }),
      content: () => ({ reachable: true, respondedAt: Date.now(), errors: 0, restarts: 0 }),
      freeDisk: async () => 0.5,
      databases: () => new Map(),
      backups: async () => ({}),
      outbox: async () => ({
        ok: true,
        isFlooded: false,
        waiting: 0,
        failed: 0,
        oldestWaiting: undefined,
      }),
    })
    const known = new Set((await metrics.registry.getMetricsAsJSON()).map(({ name }) => name))
    const text = readFileSync(join(deploy, file), 'utf8')
    const used = text.match(/\b(site|nodejs|process)_\w+/g) ?? []
    expect(used.length).toBeGreaterThan(5)
    const unknown = used.filter((name) => !known.has(name.replace(/_(bucket|count|sum)$/, '')))
    expect(unknown).toEqual([])
  },
)
