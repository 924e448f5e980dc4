import { type Finding, findings } from '#copy/storefront/findings.ts'
import { type OrderRuleId, orderRules } from '#copy/storefront/order-rules.ts'

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

/** A change of state, with the rule for it that someone wrote down. */
export interface Transition {
  readonly id: OrderRuleId
  readonly from: string
  readonly to: string
  readonly rule: string
  readonly trigger: string
  /** What the code checks. If the transition breaks its rule, it also names the missing check. */
  readonly guard: string
  readonly path: string
  readonly line: number
  /** What happens, in a few words. */
  readonly verdict: string
  /** Breaks the rule: what the code lacks, and what happens with it. */
  readonly flaw?: { readonly finding: Finding; readonly fixedVerdict: string }
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

const { retry, ownership } = findings

/** The one that is chosen at first is that of the finding that all products show. */
export const initial = 'paid-requested'

/** In the order in which they should happen. The last one skips a state. */
export const transitions: readonly Transition[] = [
  {
    id: 'placed-paid',
    from: 'placed',
    to: 'paid',
    rule: orderRules['placed-paid'],
    trigger: 'POST /hooks/payments',
    guard: 'Captured amount equals the order total.',
    path: 'services/orders/src/domain/payment.ts',
    line: 44,
    verdict: 'Paid in full.',
  },
  {
    id: initial,
    from: 'paid',
    to: 'requested',
    rule: orderRules[initial],
    trigger: ownership.route,
    guard: 'The order is paid. No owner check found.',
    path: ownership.path,
    line: ownership.line,
    verdict: 'Requested without an owner check.',
    flaw: { finding: ownership, fixedVerdict: 'Refused: not the owner.' },
  },
  {
    id: 'requested-approved',
    from: 'requested',
    to: 'approved',
    rule: orderRules['requested-approved'],
    trigger: 'Support agent',
    guard: 'The role is agent; above $50, two agents have approved.',
    path: 'services/orders/src/domain/approval.ts',
    line: 19,
    verdict: 'Approved by an agent.',
  },
  {
    id: 'approved-refunded',
    from: 'approved',
    to: 'refunded',
    rule: orderRules['approved-refunded'],
    trigger: 'Payout job',
    guard: 'Provider accepts the payout.',
    path: retry.path,
    line: 63,
    verdict: 'Refunded after approval.',
  },
  {
    id: 'requested-refunded',
    from: 'requested',
    to: 'refunded',
    rule: orderRules['requested-refunded'],
    trigger: retry.route,
    guard: 'The caller owns the order. No approval check found.',
    path: retry.path,
    line: retry.line,
    verdict: 'Paid out without approval.',
    flaw: { finding: retry, fixedVerdict: 'Refused: not approved.' },
  },
]

/** A call across a trust boundary: what a caller can trigger, and what the service asks of others. */
export interface Crossing {
  readonly from: NodeId
  readonly to: NodeId
  /** The transition that it triggers, or that triggers it. */
  readonly of?: Transition['id']
}

export const crossings: readonly Crossing[] = [
  { from: 'place', to: 'placed' },
  { from: 'capture', to: 'paid', of: 'placed-paid' },
  { from: 'request', to: 'requested', of: initial },
  { from: 'retry', to: 'refunded', of: 'requested-refunded' },
  { from: 'refunded', to: 'payout', of: 'approved-refunded' },
]

/** @returns undefined if a crossing triggers no transition */
export function transitionOf({ of }: Crossing): Transition | undefined {
  return transitions.find(({ id }) => id === of)
}

export const zones = [
  { zone: 'customer', label: 'Customer' },
  { zone: 'service', label: 'Order service', short: 'Service' },
  { zone: 'provider', label: 'Provider' },
] as const

export const strings = {
  title: 'Business logic map',
  scope: 'order to refund',
  caption:
    'Illustrative: the order and refund flow, read from code, and its rules. The code breaks the flagged rules. Select a rule to see its transition.',
  boundary: 'trust boundary',
  crossings: 'Calls across a trust boundary',
  transitions: 'Transitions',
  to: 'to',
  flagged: 'Flagged:',
  rules: 'Rules',
  holds: 'Holds',
  breaks: 'Breaks',
  trigger: 'Trigger',
  guard: 'Guard',
  source: 'Source',
  add: 'Add the guard',
  remove: 'Remove the guard',
} as const
