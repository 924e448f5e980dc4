import { Hono } from 'hono'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { withoutLimits } from '../../tests/fixtures/without-rate-limits.ts'
import { enforcePolicy } from './enforce-policy.ts'
import { requestPolicies, requestPolicyOf } from './request-policy.ts'

const siteUrl = 'http://127.0.0.1:3000'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
})

/** A site with handlers that respond when the body has arrived and `ready` has resolved. */
function site(ready: Promise<void>) {
  const app = new Hono()
  app.use(enforcePolicy({ siteUrl, ...withoutLimits }))
  app.all('*', async (c) => {
    await c.req.text()
    await ready
    return c.text('done')
  })
  return app
}

/** The responses before and at the time limit of the path. */
async function responsesAround(path: string, app: Hono, init: RequestInit) {
  let received: Response | undefined
  void Promise.resolve(app.request(path, init)).then((response) => {
    received = response
  })
  const { timeoutMs } = requestPolicyOf(path)
  await vi.advanceTimersByTimeAsync(timeoutMs - 1)
  const before = received
  await vi.advanceTimersByTimeAsync(1)
  return { before, after: received }
}

const never = new Promise<void>(() => {})
const rows = requestPolicies.map(({ paths: [path = ''], methods }) => ({ path, methods }))

describe('the time limit of a request', () => {
  it.each([...rows, { path: '/nothing', methods: ['GET'] }])(
    'is that of the policy of $path',
    async ({ path, methods }) => {
      for (const method of methods) {
        const { before, after } = await responsesAround(path, site(never), { method })
        expect(before).toBeUndefined()
        expect(after?.status).toBe(503)
        expect(after?.headers.get('retry-after')).toMatch(/^\d+$/)
        expect(after?.headers.get('cache-control')).toBe('no-store')
        const isProblem = after?.headers.get('content-type') === 'application/problem+json'
        expect(isProblem).toBe(requestPolicyOf(path).refusals === 'problem')
      }
    },
  )

  it('includes the time that its body takes to arrive', async () => {
    const unfinished = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"name":')),
    })
    const init = { method: 'POST', body: unfinished, duplex: 'half' }
    const app = site(Promise.resolve())
    const { before, after } = await responsesAround('/api/email-send', app, init)
    expect(before).toBeUndefined()
    expect(after?.status).toBe(503)
  })

  it('does not change a response that is in time', async () => {
    const { before, after } = await responsesAround('/contact', site(Promise.resolve()), {})
    expect(before?.status).toBe(200)
    expect(after).toBe(before)
    expect(vi.getTimerCount()).toBe(0)
  })
})

it('rejects an upload without a length before reading it', async () => {
  const path = '/studio/api/v2025-05-21/assets/images/production'
  let wasRead = false
  const body = new ReadableStream(
    {
      pull: (controller) => {
        wasRead = true
        controller.enqueue(new Uint8Array(1024))
      },
    },
    { highWaterMark: 0 },
  )
  const headers = { 'transfer-encoding': 'chunked', 'sec-fetch-site': 'same-origin' }
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body, duplex: 'half' }
  const response = await site(Promise.resolve()).request(path, init)
  expect(response.status).toBe(411)
  expect(wasRead).toBe(false)
})
