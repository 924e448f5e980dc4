import { sceneStrings } from '#copy/scenes.ts'
import { findings } from '#copy/storefront/findings.ts'
import { repository } from '#copy/storefront/repository.ts'
import type { CodeLine } from '../frame/code-lines.ts'
import { requestRefundCommitted, requestRefundDiff } from '../frame/scene-code.build.ts'

export type Persona = 'engineer' | 'developer'
export type Verbosity = 'brief' | 'full'

export interface Citation {
  readonly path: string
  readonly line: number
  readonly says: string
}

export interface Answer {
  readonly persona: Persona
  readonly verbosity: Verbosity
  readonly verdict: string
  readonly text: string
  readonly code: { readonly note: string; readonly lines: readonly CodeLine[] }
  readonly cites: readonly Citation[]
}

const { ownership } = findings
const domain = 'services/orders/src/domain/refund.ts'
const orders = 'services/orders/src/routes/orders.ts'

export const chat = {
  title: 'AI Chat',
  caption: 'Illustrative: a question about refunds in one branch. Answers cite lines of code.',
  source: `${repository.name} · ${repository.branch}`,
  questionLabel: 'Question',
  question: 'Can a customer refund an order that is not theirs?',
  codePath: ownership.path,
  codeLine: ownership.line,
  cited: 'Cited lines',
  persona: {
    label: 'Persona',
    options: [
      { value: 'engineer', label: 'Security engineer' },
      { value: 'developer', label: 'Developer' },
    ],
  },
  verbosity: {
    label: 'Verbosity',
    options: [
      { value: 'brief', label: 'Brief' },
      { value: 'full', label: 'Full' },
    ],
  },
} as const

const lookup: Citation = {
  path: ownership.path,
  line: ownership.line,
  says: 'looks up the order by ID alone',
}
const session: Citation = { path: ownership.path, line: 36, says: 'requires a session' }
const start: Citation = { path: domain, line: 52, says: 'checks only that the order is paid' }
const owned: Citation = { path: orders, line: 27, says: 'the read route checks the owner' }

const engineer = {
  persona: 'engineer',
  verdict: `Yes. ${ownership.cwe}, authorization bypass through a user-controlled key.`,
  code: {
    note: sceneStrings.code.committed,
    lines: requestRefundCommitted,
  },
  text: `The route requires a session, but line ${ownership.line} never compares the order’s \`customerId\` with the caller’s ID.`,
} as const

const developer = {
  persona: 'developer',
  verdict: 'Yes. One lookup doesn’t check the owner.',
  code: { note: sceneStrings.code.fix, lines: requestRefundDiff },
  text: `Line ${ownership.line} looks up the order by ID alone.`,
} as const

export const answers: readonly Answer[] = [
  { ...engineer, verbosity: 'brief', cites: [session, lookup] },
  {
    ...engineer,
    verbosity: 'full',
    text: `${engineer.text} Any signed-in customer who knows an order’s ID can refund that order.`,
    cites: [session, lookup, start, owned],
  },
  { ...developer, verbosity: 'brief', cites: [owned] },
  {
    ...developer,
    verbosity: 'full',
    text: `${developer.text} \`findFor\` also checks the owner, as \`orders.ts:27\` does, so a request for another customer’s order gets the 404 that the handler already sends for unknown orders.`,
    cites: [lookup, owned],
  },
]

/** The lines that the request passes, from the route to the refund, and what each does. */
export const passedLines: readonly Citation[] = [
  {
    path: ownership.path,
    line: 36,
    says: '`signedIn` requires a session and sets `req.user`.',
  },
  {
    path: ownership.path,
    line: ownership.line,
    says: '`orderId` goes from the URL into `orders.find`. `req.user` is not used again.',
  },
  {
    path: domain,
    line: 52,
    says: "`startRefund` checks `order.status === 'paid'`, then opens the refund.",
  },
]
