export type Zone = 'customer' | 'service' | 'provider'

export type FlowNode = {
  readonly id: string
  readonly zone: Zone
  readonly row: number
  readonly label: string
  /** Second line of the wide drawing: route, state or call. */
  readonly code: string
  /** Label of the narrow drawing, one entry a line. */
  readonly short: readonly [string, string?]
}

export type Transition = {
  readonly from: string
  readonly to: string
  readonly guard: string
  readonly path: string
  readonly line: number
  readonly flagged?: true
}

/** Steps and states of an order and its refund, top to bottom in the order they should happen. */
export const nodes: readonly FlowNode[] = [
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
]

const refund = 'services/orders/src/domain/refund.ts'

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
    guard: 'Order is paid.',
    path: refund,
    line: 52,
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
    path: refund,
    line: 63,
  },
  {
    from: 'requested',
    to: 'refunded',
    guard: 'Approval is not asked for.',
    path: refund,
    line: 71,
    flagged: true,
  },
]

export const flaw = {
  cwe: 'CWE-841',
  name: 'Improper Enforcement of Behavioral Workflow',
  text: '`retryRefund` is meant for payouts that failed. It refuses only what is already `refunded`, so a refund still waiting for approval is paid.',
  path: refund,
  line: 71,
  standard: 'OWASP ASVS 5.0.0, requirement 2.3.1',
  lines: [
    { at: '70', text: 'async function retryRefund(refund: Refund) {' },
    { at: '71', text: "  if (refund.status === 'refunded') return refund", mark: 'flag' },
    { at: '72', text: '  return payOut(refund)' },
    { at: '73', text: '}' },
  ],
} as const

export const zones = [
  { zone: 'customer', label: 'CUSTOMER' },
  { zone: 'service', label: 'ORDER SERVICE', short: 'SERVICE' },
  { zone: 'provider', label: 'PROVIDER' },
] as const
