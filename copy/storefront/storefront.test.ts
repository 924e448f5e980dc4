import { stripTypeScriptTypes } from 'node:module'
import { describe, expect, it } from 'vitest'
import { cvssScore, severityOf } from '../../tests/fixtures/cvss.ts'
import { findings } from './findings.ts'
import {
  orders,
  queryOf,
  type RefundRequest,
  refundParameters,
  refundRequestOf,
  refundStatus,
} from './refund-requests.ts'
import { requestRefund, retryRefund, type Source, testWebhook } from './sources.ts'

const all = Object.values(findings)

describe('findings', () => {
  it.each(all)('$title has the score and severity of its vector', (finding) => {
    expect(cvssScore(finding.vector)).toBe(finding.score)
    expect(severityOf(finding.score)).toBe(finding.severity)
  })

  it('each have a different place in the code', () => {
    expect(new Set(all.map(({ path, line }) => `${path}:${line}`)).size).toBe(all.length)
  })
})

describe.each([
  ['ownership', findings.ownership, requestRefund],
  ['retry', findings.retry, retryRefund],
  ['webhook', findings.webhook, testWebhook],
])('the source of %s', (_id, finding, source) => {
  it('has as many lines with the finding fixed, and changes the flagged one', () => {
    const [lines, fixed] = [source.code.split('\n'), source.fixedCode.split('\n')]
    expect(fixed).toHaveLength(lines.length)
    const flagged = finding.line - source.firstLine
    expect(lines[flagged]).toBeDefined()
    expect(fixed[flagged]).not.toBe(lines[flagged])
  })
})

type Handler = (request: object, response: object) => Promise<unknown>

/** Runs a source with `scope` as its imports. */
function run(code: string, scope: Readonly<Record<string, unknown>>, result = ''): unknown {
  const script = stripTypeScriptTypes(code).replace(/^export /m, '')
  return new Function(...Object.keys(scope), `${script}\nreturn ${result}`)(...Object.values(scope))
}

describe.each([
  ['committed', requestRefund.code, false],
  ['fixed', requestRefund.fixedCode, true],
])('the refund route as %s', (_state, code, isFixed) => {
  const ownerOf: Readonly<Record<string, string>> = orders

  async function statusOf({ as, order }: RefundRequest): Promise<number | undefined> {
    const handlers: Handler[] = []
    const find = async (id: string) => ownerOf[id] && { id, customerId: ownerOf[id] }
    run(code, {
      api: { post: (_path: string, _guard: unknown, handler: Handler) => handlers.push(handler) },
      signedIn: undefined,
      orders: {
        find,
        findFor: async (customer: string, id: string) =>
          ownerOf[id] === customer ? find(id) : undefined,
      },
      refundSchema: { parse: (body: unknown) => body },
      startRefund: async () => ({ status: 'requested' }),
    })
    let status: number | undefined
    const response = {
      sendStatus: (code: number) => {
        status = code
      },
      status: (code: number) => {
        status = code
        return { json: () => undefined }
      },
    }
    await handlers[0]?.({ params: { orderId: order }, user: { id: as }, body: {} }, response)
    return status
  }

  const requests = refundParameters.as.flatMap((as) =>
    refundParameters.order.map((order) => ({ as, order, isFixed })),
  )

  it.each(requests)('responds to $as with order $order as the page says', async (request) => {
    expect(await statusOf(request)).toBe(refundStatus(request))
  })

  it.each(requests)('has a query that describes $as with order $order', (request) => {
    expect(refundRequestOf(new URLSearchParams(queryOf(request)))).toEqual(request)
  })
})

describe.each([
  ['committed', retryRefund.code, ['requested', 'failed']],
  ['fixed', retryRefund.fixedCode, ['failed']],
])('a retry as %s', (_state, code, expected) => {
  it(`pays out what is ${expected.join(' or ')}`, async () => {
    const paid: string[] = []
    const payOut = async (refund: { status: string }) => paid.push(refund.status)
    const retry = run(code, { payOut }, 'retryRefund')
    if (typeof retry !== 'function') throw new Error('expected a function')
    for (const status of ['requested', 'failed', 'refunded']) await retry({ status })
    expect(paid).toEqual(expected)
  })
})

describe.each([
  ['committed', testWebhook.code, 'http://169.254.169.254/'],
  ['fixed', testWebhook.fixedCode, 'https://partner.example/'],
])('the webhook test as %s', (_state, code: Source['code'], reached) => {
  it(`reaches ${reached}`, async () => {
    const handlers: Handler[] = []
    const calls: string[] = []
    const answer = { status: 200, text: async () => '' }
    const fetchStub = async (url: string) => {
      calls.push(url)
      return answer
    }
    run(code, {
      webhooks: {
        post: (_path: string, _guard: unknown, handler: Handler) => handlers.push(handler),
      },
      apiKey: undefined,
      webhookSchema: { parse: (body: unknown) => body },
      fetch: fetchStub,
      endpoints: { verified: async () => 'https://partner.example/' },
      deliver: fetchStub,
    })
    const body = { url: 'http://169.254.169.254/', endpointId: 'endpoint-1' }
    await handlers[0]?.({ body }, { json: () => undefined })
    expect(calls).toEqual([reached])
  })
})
