import { findings } from '#copy/storefront/findings.ts'
import { type Level, levels } from './risk-rating.ts'

export interface Threat {
  readonly id: string
  readonly category: string
  /** The party or the message that it is about, as STRIDE-per-element allows for the category. */
  readonly element: string
  readonly text: string
  readonly cwe: string
  readonly likelihood: Level
  readonly impact: Level
  readonly status: 'Open' | 'Mitigated' | 'Accepted'
  readonly note: string
}

const { amount, ownership } = findings

/** A threat for each STRIDE category, about the refund request of the orders service. */
export const threats: readonly Threat[] = [
  {
    id: 'T1',
    category: 'Spoofing',
    element: 'Provider',
    text: 'A forged webhook marks a refund as paid.',
    cwe: 'CWE-347',
    likelihood: 'low',
    impact: 'high',
    status: 'Mitigated',
    note: 'The handler verifies the timestamp and the raw body’s signature before parsing: `hooks.ts:18`.',
  },
  {
    id: 'T2',
    category: 'Tampering',
    element: 'POST …/refunds',
    text: 'The amount in the request exceeds the amount captured.',
    cwe: amount.cwe,
    likelihood: 'medium',
    impact: 'high',
    status: 'Open',
    note: `${amount.fix.slice(0, -1)}: \`refund.ts:${amount.line}\`.`,
  },
  {
    id: 'T3',
    category: 'Repudiation',
    element: 'Orders API',
    text: 'The approvers are recorded only in the refund’s row, which a later update can overwrite.',
    cwe: 'CWE-778',
    likelihood: 'medium',
    impact: 'medium',
    status: 'Open',
    note: 'Log each approval with the agent’s ID and the request ID: `approval.ts:19`.',
  },
  {
    id: 'T4',
    category: 'Information disclosure',
    element: '202 or 404',
    text: 'An unknown order ID gets a 404, and the ID of another customer’s order gets a 202, so the response shows which order IDs exist.',
    cwe: 'CWE-204',
    likelihood: 'medium',
    impact: 'low',
    status: 'Open',
    note: 'T6 has the same cause. After the fix, both requests get a 404, and both threats close.',
  },
  {
    id: 'T5',
    category: 'Denial of service',
    element: 'POST …/refunds',
    text: 'Refund requests are not limited per order.',
    cwe: 'CWE-770',
    likelihood: 'medium',
    impact: 'low',
    status: 'Accepted',
    note: 'Risk accepted until March 31, 2027: the gateway limits a session to 30 requests a minute.',
  },
  {
    id: 'T6',
    category: 'Elevation of privilege',
    element: 'Orders API',
    text: 'A customer refunds another customer’s order.',
    cwe: ownership.cwe,
    likelihood: 'medium',
    impact: 'high',
    status: 'Open',
    note: `Line ${ownership.line} of \`refunds.ts\`: ${ownership.fix} Order IDs can leak through emails and support tickets.`,
  },
]

export interface Party {
  readonly name: string
  readonly short: readonly [string, string?]
}

export const parties: readonly Party[] = [
  { name: 'Browser', short: ['Browser'] },
  { name: 'Orders API', short: ['Orders', 'API'] },
  { name: 'Orders DB', short: ['Orders', 'DB'] },
  { name: 'Provider', short: ['Provider'] },
]

/** The parties that have a trust boundary before them. */
const boundaryBefore: readonly number[] = [1, 3]

export interface Message {
  readonly from: number
  readonly to: number
  /** Shown on the arrow of the wide drawing. */
  readonly text: string
  /** Shown in the list, if it says more. */
  readonly long?: string
  readonly threats: readonly string[]
  readonly reply?: true
}

export const messages: readonly Message[] = [
  { from: 0, to: 1, text: 'POST …/refunds', threats: ['T2', 'T5'] },
  { from: 1, to: 2, text: 'find(orderId)', threats: ['T6'] },
  { from: 2, to: 1, text: 'order, paid', threats: [], reply: true },
  { from: 1, to: 0, text: '202 or 404', threats: ['T4'], reply: true },
  {
    from: 1,
    to: 3,
    text: 'POST /refunds',
    long: 'POST /refunds, once approved',
    threats: ['T3'],
  },
  {
    from: 3,
    to: 1,
    text: 'refund.succeeded',
    long: 'webhook refund.succeeded',
    threats: ['T1'],
  },
]

/** Whether a message crosses one of the trust boundaries. */
export function crosses({ from, to }: Message): boolean {
  return boundaryBefore.some((index) => from < index !== to < index)
}

export const strings = {
  title: 'Threat model',
  source: ownership.route,
  caption:
    'Illustrative: STRIDE threats to one request, by element. The risk ratings follow the OWASP Risk Rating Methodology. Select a cell of the matrix to see its threats.',
  drawing:
    'Sequence diagram of a refund request. The list that follows describes the diagram in words.',
  boundary: 'trust boundary',
  messages: 'Messages',
  to: 'to',
  crosses: 'crosses a trust boundary',
  threats: 'threats',
  matrix: 'Risk: impact by likelihood',
  impact: 'Impact',
  likelihood: 'Likelihood',
  cell: (likelihood: Level, impact: Level) => `Likelihood ${likelihood}, impact ${impact}`,
  table: 'Threats by STRIDE category',
  columns: {
    id: 'ID',
    category: 'Category',
    threat: 'Threat',
    risk: 'Risk',
    cwe: 'CWE',
    status: 'Status',
  },
} as const

const worstFirst = levels.toReversed()

/** The cell of the matrix that contains a threat, as `likelihood-impact`. */
export function cellOf({ likelihood, impact }: Threat): string {
  return `${likelihood}-${impact}`
}

/** The cells of the matrix that contain threats, as `likelihood-impact`. */
export const occupied: readonly string[] = worstFirst.flatMap((impact) =>
  worstFirst
    .filter((level) => threats.some((one) => one.likelihood === level && one.impact === impact))
    .map((level) => `${level}-${impact}`),
)
