import { repository } from '#copy/storefront/repository.ts'
import type { CodeLine } from '../frame/code-block.tsx'

export type Persona = 'engineer' | 'developer'
export type Verbosity = 'brief' | 'full'

export type Citation = { readonly path: string; readonly line: number; readonly says: string }

export type Answer = {
  readonly persona: Persona
  readonly verbosity: Verbosity
  readonly verdict: string
  readonly text: string
  readonly steps?: readonly Citation[]
  readonly code?: { readonly note: string; readonly lines: readonly CodeLine[] }
  readonly test?: readonly CodeLine[]
  readonly standards?: readonly string[]
  readonly cites: readonly Citation[]
}

const route = 'services/orders/src/routes/refunds.ts'
const domain = 'services/orders/src/domain/refund.ts'
const orders = 'services/orders/src/routes/orders.ts'

export const chat = {
  repository: repository.name,
  branch: repository.branch,
  commit: repository.commit,
  files: `${repository.files} files, ${repository.services} services`,
  question: 'Can a customer refund an order that is not theirs?',
  codePath: route,
  codeLine: 38,
  testPath: 'services/orders/test/refunds.test.ts',
  personas: [
    { value: 'engineer', label: 'Security engineer' },
    { value: 'developer', label: 'Developer' },
  ],
  verbosities: [
    { value: 'brief', label: 'Brief' },
    { value: 'full', label: 'Full' },
  ],
} as const

const lookup: Citation = { path: route, line: 38, says: 'looks the order up by id alone' }
const start: Citation = { path: domain, line: 52, says: 'checks only that the order is paid' }
const owned: Citation = { path: orders, line: 27, says: 'the read route checks the owner' }

const finding =
  '`POST /v1/orders/:orderId/refunds` asks for a session, but never compares the order’s `customerId` with the caller. Any signed-in customer who knows an order id can refund it.'

const remedy =
  'Line 38 takes the order by id alone. Use `orders.findFor(req.user.id, orderId)`, as `orders.ts:27` does. Someone else’s order then ends in the 404 branch you already have.'

export const answers: readonly Answer[] = [
  {
    persona: 'engineer',
    verbosity: 'brief',
    verdict: 'Yes. CWE-639, authorization bypass through a user-controlled key.',
    text: finding,
    cites: [lookup, start, owned],
  },
  {
    persona: 'engineer',
    verbosity: 'full',
    verdict: 'Yes. CWE-639, authorization bypass through a user-controlled key.',
    text: finding,
    code: {
      note: 'as committed',
      lines: [
        {
          at: '36',
          text: "refunds.post('/:orderId/refunds', signedIn, async (req, res) => {",
        },
        { at: '37', text: '  const refund = refundSchema.parse(req.body)' },
        { at: '38', text: '  const order = await orders.find(req.params.orderId)', mark: 'flag' },
        { at: '39', text: '  if (!order) return res.sendStatus(404)' },
        { at: '40', text: '  res.status(202).json(await startRefund(order, refund))' },
        { at: '41', text: '})' },
      ],
    },
    steps: [
      {
        path: route,
        line: 36,
        says: '`signedIn` sets `req.user`. It proves who calls, nothing more.',
      },
      {
        path: route,
        line: 38,
        says: '`orderId` goes from the URL into `orders.find`. `req.user` is not used again.',
      },
      {
        path: domain,
        line: 52,
        says: "`startRefund` checks `order.status === 'paid'`, then opens the refund.",
      },
    ],
    standards: [
      'OWASP ASVS 5.0.0, requirement 8.2.2',
      'OWASP API Security Top 10, API1:2023',
      'CVSS 4.0: 7.1 (AV:N/AC:L/AT:N/PR:L/UI:N/VC:N/VI:H/VA:N/SC:N/SI:N/SA:N)',
    ],
    cites: [lookup, owned],
  },
  {
    persona: 'developer',
    verbosity: 'brief',
    verdict: 'Yes. One lookup is missing the owner.',
    text: remedy,
    cites: [lookup, owned],
  },
  {
    persona: 'developer',
    verbosity: 'full',
    verdict: 'Yes. One lookup is missing the owner.',
    text: remedy,
    code: {
      note: 'suggested change',
      lines: [
        { at: '37', text: '  const refund = refundSchema.parse(req.body)' },
        { at: '−', text: '  const order = await orders.find(req.params.orderId)', mark: 'remove' },
        { at: '+', text: '  const { orderId } = req.params', mark: 'add' },
        {
          at: '+',
          text: '  const order = await orders.findFor(req.user.id, orderId)',
          mark: 'add',
        },
        { at: '39', text: '  if (!order) return res.sendStatus(404)' },
      ],
    },
    test: [
      { at: '61', text: "it('hides another customer’s order', async () => {" },
      { at: '62', text: "  const { id } = await paidOrderOf('customer-a')" },
      { at: '63', text: "  const res = await as('customer-b').post(refundsOf(id))" },
      { at: '64', text: '  expect(res.status).toBe(404)' },
      { at: '65', text: '})' },
    ],
    cites: [lookup, owned],
  },
]
