import { sceneStrings } from '#copy/scenes.ts'
import { type Finding, findings } from '#copy/storefront/findings.ts'
import { repository } from '#copy/storefront/repository.ts'
import { firstRequest, statusOf } from '#copy/storefront/requests.ts'
import {
  strings as mapStrings,
  nodes,
  transitions,
} from '../business-logic-map/business-logic-map.data.ts'
import { answers, chat, passedLines } from '../code-chat/code-chat.data.ts'
import {
  type Endpoint,
  strings as endpointStrings,
  endpoints,
} from '../endpoint-analysis/endpoint-analysis.data.ts'
import type { CodeLine } from '../frame/code-lines.ts'
import { locationOf, sharedFinding } from '../frame/mentions.ts'
import { requestRefundCommitted, requestRefundDiff } from '../frame/scene-code.build.ts'
import {
  blocking,
  blockingIn,
  strings as scanStrings,
  runs as scans,
} from '../security-scan/security-scan.data.ts'
import {
  messages,
  parties,
  strings as threatStrings,
  threats,
} from '../threat-model/threat-model.data.ts'
import { urgency } from '../vulnerability-queue/queue-orders.ts'
import { entries } from '../vulnerability-queue/vulnerability-queue.data.ts'

/** The items next to each other from one before the first that `isFound` to one after the last. */
function around<Item>(items: readonly Item[], isFound: (item: Item) => boolean): Item[] {
  return items.slice(Math.max(0, items.findIndex(isFound) - 1), items.findLastIndex(isFound) + 2)
}

const isMarked = ({ mark }: CodeLine) => mark !== undefined

function withoutIndent(line: CodeLine): CodeLine {
  return { ...line, text: line.text.trimStart() }
}

/** Where the finding is. */
export const location = locationOf(sharedFinding)
export const { marks } = sceneStrings.code

export const answer = {
  question: chat.question,
  lines: around(requestRefundCommitted, isMarked).map(withoutIndent),
  verdict: answers.find(({ persona }) => persona === 'engineer')?.verdict ?? '',
}

/** The lines that a request passes, from the route to the refund. */
export const citedPath = passedLines.map((step) => ({
  location: locationOf(step),
  says: step.says,
}))

export const fixLines = around(requestRefundDiff, isMarked).map(withoutIndent)

/** The same request before and after the fix. */
export const replies = [
  {
    code: sceneStrings.code.committed,
    status: statusOf(firstRequest('refund')),
    verdict: 'Accepted: another customer’s order.',
  },
  {
    code: sceneStrings.code.fix,
    status: statusOf({ ...firstRequest('refund'), isFixed: true }),
    verdict: 'Not found: another customer’s order.',
  },
]

/** A state of the order, or what the step to the next one requires, or does without a guard. */
export type Step =
  | { readonly state: string }
  | { readonly guard: string; readonly location: string; readonly isFlagged: boolean }

/** The step that skips an approval between its two states, and the step after it. */
export const steps = stepsAround(findings.retry)

function stepsAround(finding: Finding): Step[] {
  const flagged = transitions.filter(({ flaw }) => flaw?.finding === finding)
  const next = transitions.filter(({ from, flaw }) => from === flagged[0]?.to && !flaw)
  const taken = [...flagged, ...next.slice(0, 1)]
  return [
    ...taken.slice(0, 1).flatMap(({ from }) => stateOf(from)),
    ...taken.flatMap((step) => [
      {
        guard: step.guard ?? step.verdict,
        location: locationOf(step),
        isFlagged: step.flaw !== undefined,
      },
      ...stateOf(step.to),
    ]),
  ]
}

function stateOf(id: string): Step[] {
  return nodes.filter((node) => node.id === id).map(({ label }) => ({ state: label }))
}

export const shownParties = parties.slice(0, 3).map(({ name }) => name)
const threat = threats.find(({ cwe }) => cwe === sharedFinding.cwe)

/** The messages that have a threat, between the parties shown. */
export const exposed = messages
  .filter((message) => message.threats.length > 0)
  .filter(({ from, to }) => Math.max(from, to) < shownParties.length)
  .map(({ from, to, text, reply = false, threats }) => ({
    text,
    isReply: reply,
    isToFirst: Math.min(from, to) === 0,
    parties: `${parties[from]?.name} ${threatStrings.to} ${parties[to]?.name}: `,
    threats: threats.join(', '),
    /** The STRIDE category, if it is the finding. */
    category: threats.includes(threat?.id ?? '') ? threat?.category : undefined,
  }))

function drawnRoute({ method, route, finding, ...place }: Endpoint, says: string) {
  return {
    method,
    route,
    says,
    location: locationOf(place),
    isFlagged: finding !== undefined,
  }
}

/** The routes of orders without a finding, and between them the one that exports all orders. */
export const routes = endpoints
  .filter(({ route, finding }) => route.startsWith('/v1/orders') && !finding)
  .toSpliced(1, 0, ...endpoints.filter(({ finding }) => finding?.of === findings.exports))
  .map((endpoint) => {
    const { auth, finding } = endpoint
    return drawnRoute(
      endpoint,
      `${auth}. ${finding ? finding.text : `${endpointStrings.noFinding}.`}`,
    )
  })

/** Routes and who can reach them. The description leaves out the one in the middle. */
export const exposedRoutes = endpoints
  .filter(({ route, finding }) => !finding && route !== '/v1/orders')
  .toSpliced(1, 0, ...endpoints.filter(({ undocumented }) => undocumented))
  .map((endpoint) => {
    const { exposure, auth, undocumented } = endpoint
    return { ...drawnRoute(endpoint, undocumented ? endpointStrings.undocumented : auth), exposure }
  })

/** The rules for an order, without the one that the shared finding breaks. */
export const rules = transitions
  .filter(({ flaw }) => flaw?.finding !== sharedFinding)
  .map(({ rule, flaw, ...place }) => ({
    rule,
    verdict: flaw ? mapStrings.breaks : mapStrings.holds,
    location: locationOf(place),
    isFlagged: flaw !== undefined,
  }))

/** A finding in the queue, between its neighbors. */
function ranksAround(finding: string) {
  const ranked = entries.map((entry, index) => ({
    entry,
    severity: `${sceneStrings.severity[entry.severity]} ${entry.score.toFixed(1)}`,
    isFlagged: entry.id === finding,
    rank: String(index + 1).padStart(2, '0'),
  }))
  return around(ranked, ({ isFlagged }) => isFlagged)
}

/** A known exploited vulnerability, before one with a higher score. */
export const reasons = ranksAround('CVE-2023-44487').map(({ entry, ...row }) => ({
  ...row,
  entry,
  reason: urgency.reason(entry),
}))

/** What each scan adds to the sum that fails the check. */
export const runs = scans.map((run) => {
  const isFlagged = run.finding.rule === findings.webhook.cwe
  return {
    name: run.name,
    count: blockingIn(run),
    of: isFlagged ? run.finding.title : run.input,
    isFlagged,
  }
})

export const sum = {
  label: scanStrings.failed,
  count: blocking,
  of: scanStrings.blocking.slice(`${blocking} `.length),
}

export const captions = {
  'cited-line': `Illustrative: an answer about ${repository.name} and the line it cites.`,
  'cited-path': 'Illustrative: the code that handles the request, from the route to the refund.',
  fix: `Illustrative: the suggested change to ${location}.`,
  replay: 'Illustrative: responses to the same request, before and after the fix.',
  'skipped-step': 'Illustrative: part of the map of refund states. The retry skips the approval.',
  message: 'Illustrative: messages of a refund request, with the threats to each.',
  routes: 'Illustrative: three routes of one service. The flagged route has no admin check.',
  'exposed-routes':
    'Illustrative: three routes of one service, and who can reach them. The flagged route is missing from openapi.yaml.',
  rules:
    'Illustrative: rules for an order, and whether the code enforces them. The flagged rule isn’t enforced.',
  reasons: 'Illustrative: part of the queue, with the reason for each position.',
  sum: `Illustrative: critical and high findings from the scans of commit ${repository.commit}.`,
} as const
