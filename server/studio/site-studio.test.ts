import { Hono } from 'hono'
import { expect, it } from 'vitest'
import type { Env } from '../http/index.ts'
import { signInPage } from './sign-in-page.ts'
import { whenAvailable } from './site-studio.ts'

const editor = new Hono<Env>().all('*', (c) => c.text('the editor'))

it.each([
  { isUsed: false, isBuilt: false, status: 404, text: '' },
  { isUsed: false, isBuilt: true, status: 404, text: '' },
  { isUsed: true, isBuilt: false, status: 503, text: '<pre>npm run studio -- build</pre>' },
  { isUsed: true, isBuilt: true, status: 200, text: 'the editor' },
])('responds with $status when used: $isUsed, built: $isBuilt', async (state) => {
  const routes = whenAvailable(editor, {
    isUsed: async () => state.isUsed,
    isBuilt: () => state.isBuilt,
    page: signInPage(import.meta.dirname),
  })
  for (const path of ['/studio', '/studio/structure', '/studio/sign-in', '/studio/api/v1/ping']) {
    const response = await routes.request(path)
    expect(response.status).toBe(state.status)
    expect(await response.text()).toContain(state.text)
  }
  expect((await routes.request('/pricing')).status).toBe(404)
})
