import { Hono } from 'hono'
import { noStoreHeader } from '#cache/index.ts'

export interface Readiness {
  /** Pages can be served, stale ones included. */
  pages: boolean
  database: boolean
  content: boolean
}

/** `/healthz`: 200 while the process runs. `/readyz`: 200 while pages can be served, else 503. */
export function healthEndpoints(readiness: () => Promise<Readiness>) {
  return new Hono()
    .get('/healthz', (c) => c.json({ ok: true }, 200, noStoreHeader))
    .get('/readyz', async (c) => {
      const state = await readiness()
      return c.json({ ok: state.pages, ...state }, state.pages ? 200 : 503, noStoreHeader)
    })
}
