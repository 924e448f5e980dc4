import { Hono } from 'hono'
import { noStoreHeader } from '#cache/index.ts'

export interface Readiness {
  /** Whether pages can be served, including stale ones. */
  pages: boolean
  /** Whether the leads database can store what visitors send. */
  database: boolean
  /** Whether the content platform responds with content that can be read. */
  content: boolean
  /** Whether no embedded database was damaged when they were last checked. */
  intact: boolean
}

/** `/healthz` is 200 while the process runs. `/readyz` is 200 while pages can be served, otherwise 503. */
export function healthEndpoints(readiness: () => Promise<Readiness>) {
  return new Hono()
    .get('/healthz', (c) => c.json({ ok: true }, 200, noStoreHeader))
    .get('/readyz', async (c) => {
      const state = await readiness()
      return c.json({ ok: state.pages, ...state }, state.pages ? 200 : 503, noStoreHeader)
    })
}
