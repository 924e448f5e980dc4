import fc from 'fast-check'
import { afterEach, expect, it, vi } from 'vitest'
import { MAX_JSON_BYTES } from '#leads/fields/field.ts'
import { post, sendLead } from './send-lead.ts'

afterEach(() => vi.unstubAllGlobals())

const bodies = fc.constantFrom('', '{"ok": tr', '[]', 'null', '{"errors": []}')
const statuses = fc
  .integer({ min: 200, max: 599 })
  .filter((status) => status !== 204 && status !== 205 && status !== 304)
const pages = fc.constantFrom('text/html', 'text/html; charset=utf-8')

async function stateAfter(body: string, init: ResponseInit): Promise<string> {
  vi.stubGlobal('fetch', async () => new Response(body, init))
  return (await post('/api/email-send', {}, {})).state
}

it('counts a submission as sent if the status is ok, whatever else the response is', () =>
  fc.assert(
    fc.asyncProperty(statuses, bodies, async (status, body) => {
      expect(await stateAfter(body, { status })).toBe(status < 300 ? 'sent' : 'failed')
    }),
    { numRuns: 500 },
  ))

it('counts no submission as sent when a network in between answers with a page', () =>
  fc.assert(
    fc.asyncProperty(statuses, pages, async (status, type) => {
      const headers = { 'content-type': type }
      expect(await stateAfter('<h1>Sign in</h1>', { status, headers })).toBe('failed')
    }),
    { numRuns: 500 },
  ))

it('sends as JSON what the endpoint takes, and leaves more to the page', () =>
  fc.assert(
    fc.asyncProperty(
      fc.constantFrom('a', 'é', '語', '🙂'),
      fc.nat(20_000),
      async (letter, length) => {
        const sent: RequestInit[] = []
        vi.stubGlobal('fetch', async (_: string, request: RequestInit) => {
          sent.push(request)
          return new Response()
        })
        const fields = { message: letter.repeat(length) }
        const isLong = Buffer.byteLength(JSON.stringify(fields)) > MAX_JSON_BYTES
        const sending = sendLead('/api/email-send', fields)
        if (isLong) await expect(sending).rejects.toThrow(RangeError)
        else expect(await sending).toEqual({ state: 'sent' })
        expect(sent).toHaveLength(isLong ? 0 : 1)
      },
    ),
    { numRuns: 100 },
  ))
