import fc from 'fast-check'
import { afterEach, expect, it, vi } from 'vitest'
import { post } from './send-lead.ts'

afterEach(() => vi.unstubAllGlobals())

const statuses = fc
  .integer({ min: 200, max: 599 })
  .filter((status) => status !== 204 && status !== 205 && status !== 304)
const bodies = fc.constantFrom(
  '',
  '{"ok": tr',
  '[]',
  'null',
  '{"errors": []}',
  '<h1>Sign in to the network</h1>',
)

it('counts a submission as sent only if the site says so, whatever answers instead', async () => {
  await fc.assert(
    fc.asyncProperty(statuses, bodies, async (status, body) => {
      vi.stubGlobal('fetch', async () => new Response(body, { status }))
      const { state } = await post('/api/email-send', {}, {})
      expect(state).toBe(status === 202 ? 'sent' : 'failed')
    }),
    { numRuns: 500 },
  )
})
