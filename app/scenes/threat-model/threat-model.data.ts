import type { Level } from './risk-rating.ts'

export type Threat = {
  readonly id: string
  readonly category: string
  readonly text: string
  readonly cwe: string
  readonly likelihood: Level
  readonly impact: Level
  readonly status: 'Open' | 'Mitigated' | 'Accepted'
  readonly note: string
}

/** One threat a STRIDE category, on the refund request of the orders service. */
export const threats: readonly Threat[] = [
  {
    id: 'T1',
    category: 'Spoofing',
    text: 'A forged webhook marks a refund as paid.',
    cwe: 'CWE-345',
    likelihood: 'low',
    impact: 'high',
    status: 'Mitigated',
    note: 'Signature and timestamp are verified over the raw body, before it is parsed: hooks.ts:18.',
  },
  {
    id: 'T2',
    category: 'Tampering',
    text: 'The amount asked for exceeds the amount captured.',
    cwe: 'CWE-1284',
    likelihood: 'medium',
    impact: 'high',
    status: 'Open',
    note: 'Cap `amount` at the captured total less earlier refunds: refund.ts:52.',
  },
  {
    id: 'T3',
    category: 'Repudiation',
    text: 'An approval cannot be tied to one agent.',
    cwe: 'CWE-778',
    likelihood: 'medium',
    impact: 'medium',
    status: 'Open',
    note: 'Record the agent’s id and the request id with each approval: approval.ts:19.',
  },
  {
    id: 'T4',
    category: 'Information disclosure',
    text: '404 for an unknown id and 202 for a stranger’s tell which order ids exist.',
    cwe: 'CWE-204',
    likelihood: 'medium',
    impact: 'low',
    status: 'Accepted',
    note: 'Order ids are random, 128 bits. Accepted until the next review.',
  },
  {
    id: 'T5',
    category: 'Denial of service',
    text: 'Refund requests are not limited per order.',
    cwe: 'CWE-770',
    likelihood: 'medium',
    impact: 'low',
    status: 'Open',
    note: 'Allow one open refund per order: a partial unique index on `refunds (order_id)` where the refund is open.',
  },
  {
    id: 'T6',
    category: 'Elevation of privilege',
    text: 'A customer refunds another customer’s order.',
    cwe: 'CWE-639',
    likelihood: 'high',
    impact: 'high',
    status: 'Open',
    note: 'Look the order up by owner and id: refunds.ts:38.',
  },
]

export type Party = { readonly name: string; readonly short: readonly [string, string?] }

export const parties: readonly Party[] = [
  { name: 'Browser', short: ['Browser'] },
  { name: 'Orders API', short: ['Orders', 'API'] },
  { name: 'Orders DB', short: ['Orders', 'DB'] },
  { name: 'Provider', short: ['Provider'] },
]

export type Message = {
  readonly from: number
  readonly to: number
  readonly text: string
  readonly short: string
  readonly threats: readonly string[]
  readonly reply?: true
}

export const messages: readonly Message[] = [
  { from: 0, to: 1, text: 'POST …/refunds', short: 'POST refunds', threats: ['T2', 'T5', 'T6'] },
  { from: 1, to: 2, text: 'find(orderId)', short: 'find(id)', threats: [] },
  { from: 2, to: 1, text: 'order, paid', short: 'order', threats: [], reply: true },
  { from: 1, to: 0, text: '202 or 404', short: '202/404', threats: ['T4'], reply: true },
  { from: 1, to: 3, text: 'POST /refunds, once approved', short: 'POST /refunds', threats: ['T3'] },
  { from: 3, to: 1, text: 'webhook: refund.succeeded', short: 'webhook', threats: ['T1'] },
]

export const subject = 'POST /v1/orders/{orderId}/refunds'
