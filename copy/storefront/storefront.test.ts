import { stripTypeScriptTypes } from 'node:module'
import { describe, expect, it } from 'vitest'
import { cvssScore, severityOf } from '../../tests/fixtures/cvss.ts'
import { findings } from './findings.ts'
import {
  accounts,
  orders,
  queryOf,
  requestKindIds,
  requestKinds,
  requestOf,
  type StorefrontRequest,
  statusOf,
} from './requests.ts'
import { downloadExport, requestRefund, retryRefund, type Source, testWebhook } from './sources.ts'

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
  ['exports', findings.exports, downloadExport],
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

/** All requests that a visitor can send. */
const requests: StorefrontRequest[] = requestKindIds.flatMap((kind) =>
  requestKinds[kind].ids.flatMap((id) =>
    requestKinds[kind].accounts.flatMap((as) =>
      [false, true].map((isFixed) => ({ kind, id, as, isFixed })),
    ),
  ),
)

/** Runs the code of a route, and returns the status of its response. */
async function respond({ kind, id, as, isFixed }: StorefrontRequest): Promise<number> {
  const source = { refund: requestRefund, export: downloadExport }[kind]
  const handlers: Handler[] = []
  const add = (_path: string, ...added: Handler[]) => handlers.push(...added)
  const owner = orders[id]
  const passOn: Handler = async () => undefined
  run(isFixed ? source.fixedCode : source.code, {
    api: { post: add },
    admin: { get: add, use: (handler: Handler) => handlers.push(handler) },
    limited: passOn,
    signedIn: passOn,
    isAdmin: async (_request: object, response: { sendStatus: (status: number) => void }) =>
      accounts[as].isAdmin ? undefined : response.sendStatus(403),
    orders: {
      find: async () => owner && { id, customerId: owner },
      findFor: async (customer: string) => (owner === customer ? { id } : undefined),
    },
    orderExports: { find: async (name: string) => ({ name, body: '' }) },
    refundSchema: { parse: (body: unknown) => body },
    startRefund: async () => ({ status: 'requested' }),
  })
  const statuses: number[] = []
  const response = {
    sendStatus: (status: number) => {
      statuses.push(status)
    },
    status: (status: number) => ({ json: () => response.sendStatus(status) }),
    attachment: () => ({ send: () => response.sendStatus(200) }),
  }
  const params = { orderId: id, exportId: id }
  for (const handler of handlers) {
    if (statuses.length === 0) await handler({ params, user: { id: as }, body: {} }, response)
  }
  return statuses[0] ?? 0
}

describe.each(requests)('the $kind of $id as $as, fixed: $isFixed', (request) => {
  it('has the status that the page states', async () => {
    expect(await respond(request)).toBe(statusOf(request))
  })

  it('is described by its query', () => {
    expect(requestOf(new URLSearchParams(queryOf(request)))).toEqual(request)
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
