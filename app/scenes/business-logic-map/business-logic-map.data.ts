import { type Finding, findings } from '#copy/storefront/findings.ts'

export type Zone = 'customer' | 'service' | 'provider'

export interface FlowNode {
  readonly id: string
  readonly zone: Zone
  readonly row: number
  readonly label: string
  /** The second line in the wide drawing: route, state, or call. */
  readonly code: string
  /** The label in the narrow drawing, one entry per line. */
  readonly short: readonly [string, string?]
}

export interface Transition {
  readonly from: string
  readonly to: string
  readonly guard: string
  readonly path: string
  readonly line: number
  readonly finding?: Finding
}

/** Steps and states of an order and its refund, from top to bottom in the order they should happen. */
export const nodes = [
  {
    id: 'place',
    zone: 'customer',
    row: 0,
    label: 'Place order',
    code: 'POST /v1/orders',
    short: ['Place', 'order'],
  },
  {
    id: 'placed',
    zone: 'service',
    row: 0,
    label: 'Order placed',
    code: 'status: placed',
    short: ['Placed'],
  },
  {
    id: 'paid',
    zone: 'service',
    row: 1,
    label: 'Order paid',
    code: 'status: paid',
    short: ['Paid'],
  },
  {
    id: 'capture',
    zone: 'provider',
    row: 1,
    label: 'Capture',
    code: 'webhook',
    short: ['Capture'],
  },
  {
    id: 'request',
    zone: 'customer',
    row: 2,
    label: 'Request refund',
    code: 'POST …/refunds',
    short: ['Request', 'refund'],
  },
  {
    id: 'requested',
    zone: 'service',
    row: 2,
    label: 'Refund requested',
    code: 'status: requested',
    short: ['Refund', 'requested'],
  },
  {
    id: 'retry',
    zone: 'customer',
    row: 3,
    label: 'Retry refund',
    code: 'POST …/retry',
    short: ['Retry', 'refund'],
  },
  {
    id: 'approved',
    zone: 'service',
    row: 3,
    label: 'Refund approved',
    code: 'status: approved',
    short: ['Refund', 'approved'],
  },
  {
    id: 'refunded',
    zone: 'service',
    row: 4,
    label: 'Refunded',
    code: 'status: refunded',
    short: ['Refunded'],
  },
  {
    id: 'payout',
    zone: 'provider',
    row: 4,
    label: 'Pay out',
    code: 'POST /refunds',
    short: ['Pay out'],
  },
] as const satisfies readonly FlowNode[]

type NodeId = (typeof nodes)[number]['id']

/** A call across a trust boundary: what a caller can trigger, and what the service asks of others. */
export interface Crossing {
  readonly from: NodeId
  readonly to: NodeId
  readonly finding?: Finding
}

export const crossings: readonly Crossing[] = [
  { from: 'place', to: 'placed' },
  { from: 'capture', to: 'paid' },
  { from: 'request', to: 'requested', finding: findings.ownership },
  { from: 'retry', to: 'refunded', finding: findings.retry },
  { from: 'refunded', to: 'payout' },
]

const { retry, ownership } = findings

export const transitions: readonly Transition[] = [
  {
    from: 'placed',
    to: 'paid',
    guard: 'Captured amount equals the order total.',
    path: 'services/orders/src/domain/payment.ts',
    line: 44,
  },
  {
    from: 'paid',
    to: 'requested',
    guard: 'Order is paid. Its owner is not checked.',
    path: ownership.path,
    line: ownership.line,
    finding: ownership,
  },
  {
    from: 'requested',
    to: 'approved',
    guard: 'Support agent; a second one above 50 USD.',
    path: 'services/orders/src/domain/approval.ts',
    line: 19,
  },
  {
    from: 'approved',
    to: 'refunded',
    guard: 'Provider accepts the payout.',
    path: retry.path,
    line: 63,
  },
  {
    from: 'requested',
    to: 'refunded',
    guard: 'Approval is skipped.',
    path: retry.path,
    line: retry.line,
    finding: retry,
  },
]

export const flaw = retry

export const zones = [
  { zone: 'customer', label: 'Customer' },
  { zone: 'service', label: 'Order service', short: 'Service' },
  { zone: 'provider', label: 'Provider' },
] as const

export const words = {
  title: 'Business logic map',
  source: 'order → refund',
  caption:
    'Illustrative: the order and refund flow as read from code. One request skips the owner check, and one transition reaches “refunded” without the approval that every other path requires.',
  drawing: 'Flow graph of an order and its refund. The lists that follow say the same in words.',
  boundary: 'trust boundary',
  crossings: 'Calls across a trust boundary',
  transitions: 'Transitions',
  to: 'to',
  flagged: 'Flagged:',
} as const
