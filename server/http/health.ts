import { Hono } from 'hono'

export interface Readiness {
  /** Pages can be served, last-good copies included. */
  pages: boolean
  database: boolean
  content: boolean
}

/** `/healthz`: the process answers. `/readyz`: 200 once pages can be served, 503 before and while stopping. */
export function healthEndpoints(readiness: () => Promise<Readiness>) {
  const noStore = { 'cache-control': 'no-store' }
  return new Hono()
    .get('/healthz', (c) => c.json({ ok: true }, 200, noStore))
    .get('/readyz', async (c) => {
      const state = await readiness()
      return c.json({ ok: state.pages, ...state }, state.pages ? 200 : 503, noStore)
    })
}
