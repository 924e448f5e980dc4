import { Hono } from 'hono'
import { expect, it } from 'vitest'
import type { Env } from '../http/index.ts'
import { webVitalsEndpoint } from './web-vitals.ts'

function testEndpoint() {
  const recorded: unknown[] = []
  const app = new Hono<Env>()
  const record = (...values: unknown[]) => void recorded.push(values)
  app.route('/api', webVitalsEndpoint(record))
  const post = async (body: unknown, headers: Record<string, string> = {}) => {
    const init = {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    }
    const response = await app.request('/api/web-vitals', init, { clientAddress: '192.0.2.1' })
    return response.status
  }
  return { recorded, post }
}

const report = { page: 'post', metrics: { lcp: 1200.5, cls: 0, ttfb: 80 } }

it('records the values of a page load by the kind of page', async () => {
  const { recorded, post } = testEndpoint()
  expect(await post(report)).toBe(204)
  expect(recorded).toEqual([['post', { lcp: 1200.5, cls: 0, ttfb: 80 }]])
})

it.each([
  '',
  '[]',
  { ...report, page: '/blogs/one' },
  { ...report, page: '__proto__' },
  { ...report, visitor: 'x' },
  { ...report, metrics: { lcp: -1 } },
  { ...report, metrics: { lcp: '1200' } },
  { ...report, metrics: { cls: 1e9 } },
  { ...report, metrics: { fid: 1 } },
  { ...report, metrics: null },
])('refuses %j', async (body) => {
  const { recorded, post } = testEndpoint()
  expect(await post(body)).toBe(400)
  expect(recorded).toEqual([])
})

it('refuses other types, and too many from one client', async () => {
  const { recorded, post } = testEndpoint()
  expect(await post(report, { 'content-type': 'text/plain' })).toBe(415)
  for (let n = 0; n < 59; n += 1) expect(await post(report)).toBe(204)
  expect(await post(report)).toBe(429)
  expect(recorded).toHaveLength(59)
})

it.each([
  ['sec-gpc', '1'],
  ['save-data', 'on'],
])('does not record a request with %s', async (name, value) => {
  const { recorded, post } = testEndpoint()
  expect(await post(report, { [name]: value })).toBe(204)
  expect(recorded).toEqual([])
})
