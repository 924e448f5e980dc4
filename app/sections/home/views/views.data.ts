import { locationOf } from '#app/scenes/frame/mentions.ts'
import { requestRefundDiff } from '#app/scenes/frame/scene-code.build.ts'
import { entries } from '#app/scenes/vulnerability-queue/vulnerability-queue.data.ts'
import { findings } from '#copy/storefront/findings.ts'
import { repository } from '#copy/storefront/repository.ts'

const { ownership } = findings
const location = locationOf(ownership)

/** What a view shows: the flagged item, which has the same place in every view, and those around it. */
export interface View<Item> {
  above: readonly Item[]
  flagged: Item
  below: readonly Item[]
}

export const question = {
  source: `${repository.name} · ${repository.branch} · ${repository.commit}`,
  text: 'Can a customer refund an order that is not theirs?',
  answer: 'Yes.',
  cited: {
    above: [],
    flagged: { location, says: 'looks up the order by ID alone' },
    below: [
      { location: 'refunds.ts:36', says: 'proves only who is calling' },
      { location: 'refund.ts:52', says: 'checks only that the order is paid' },
      { location: 'orders.ts:27', says: 'compares the owner, so the read route is safe' },
    ],
  } satisfies View<{ location: string; says: string }>,
}

/** A state, or the rule of the step to the next one. */
export type StateOrStep = { state: string } | { rule: string; location: string }

export const states: View<StateOrStep> = {
  above: [
    { state: 'Order placed' },
    { rule: 'Captured amount equals the total', location: 'payment.ts:44' },
    { state: 'Order paid' },
  ],
  flagged: { rule: 'Order is paid. Owner: not checked', location },
  below: [
    { state: 'Refund requested' },
    { rule: 'Support agent approves', location: 'approval.ts:19' },
    { state: 'Refunded' },
  ],
}

export const parties = ['Browser', 'Orders API', 'Orders DB', 'Provider'] as const

/** From one party to another, by their indexes. */
export interface Message {
  from: number
  to: number
  text: string
  threat?: string
}

export const messages: View<Message> = {
  above: [{ from: 0, to: 1, text: 'POST …/refunds' }],
  flagged: { from: 1, to: 2, text: 'find(orderId)', threat: 'T6 Elevation of privilege' },
  below: [
    { from: 2, to: 1, text: 'order, paid' },
    { from: 1, to: 0, text: '202 Accepted' },
    { from: 1, to: 3, text: 'POST /refunds' },
  ],
}

/** Cells under the column headings. */
export interface Table extends View<readonly string[]> {
  columns: readonly string[]
}

const routeRow = (
  { route, cwe = 'No finding' }: { route: string; cwe?: string },
  auth: string,
  exposure: string,
) => [route, auth, exposure, cwe]

export const routes: Table = {
  columns: ['Route', 'Auth', 'Exposure', 'Finding'],
  above: [
    routeRow(findings.webhook, 'API key', 'Partner'),
    routeRow(findings.exports, 'Session', 'Internet'),
  ],
  flagged: routeRow(ownership, 'Session', 'Internet'),
  below: [
    routeRow(findings.retry, 'Session, owner', 'Internet'),
    routeRow(findings.signIn, 'None', 'Internet'),
    routeRow({ route: 'GET /v1/orders/{orderId}' }, 'Session, owner', 'Internet'),
  ],
}

const ranked = entries.map(({ id, title, score, owner = 'No owner' }, index) => [
  `${index + 1} ${id}`,
  title,
  score.toFixed(1),
  owner,
])
const rank = entries.findIndex(({ id }) => id === ownership.cwe)

export const queue: Table = {
  columns: ['Finding', 'Title', 'CVSS', 'Owner'],
  above: ranked.slice(rank - 2, rank),
  flagged: ranked[rank] ?? [],
  below: ranked.slice(rank + 1, rank + 4),
}

const unchanged = requestRefundDiff.filter(({ mark }) => mark === undefined)

export const merge = {
  source: `${ownership.issue.key} · Merged into ${repository.branch}`,
  title: ownership.issue.title,
  above: unchanged.filter(({ at }) => Number(at) <= ownership.line),
  changed: requestRefundDiff.filter(({ mark }) => mark !== undefined),
  below: unchanged.filter(({ at }) => Number(at) > ownership.line),
  check: 'DAST replay: 404, ready to close',
}
