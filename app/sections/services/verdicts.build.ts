import {
  strings as mapStrings,
  transitions,
} from '#app/scenes/business-logic-map/business-logic-map.data.ts'
import { answers, chat } from '#app/scenes/code-chat/code-chat.data.ts'
import { endpoints } from '#app/scenes/endpoint-analysis/endpoint-analysis.data.ts'
import { locationOf, sharedFinding } from '#app/scenes/frame/mentions.ts'
import { requestRefundCommitted } from '#app/scenes/frame/scene-code.build.ts'
import { runs } from '#app/scenes/security-scan/security-scan.data.ts'
import { threats } from '#app/scenes/threat-model/threat-model.data.ts'
import { urgency } from '#app/scenes/vulnerability-queue/queue-orders.ts'
import { entries } from '#app/scenes/vulnerability-queue/vulnerability-queue.data.ts'
import type { ProductId } from '#copy/products/types.ts'
import { sceneStrings } from '#copy/scenes.ts'

/** What a product says about the finding that all of them show. */
export interface Verdict {
  /** The question, or what the answer is about. */
  readonly about: string
  /** A few words, shown as large as there is room. */
  readonly answer: string
  readonly because: string
}

function only<Item>(item: Item | undefined): Item {
  if (item === undefined) throw new Error('no data about the finding that all products show')
  return item
}

const { verdict } = only(answers.find(({ persona }) => persona === 'engineer'))
const change = only(transitions.find(({ flaw }) => flaw?.finding === sharedFinding))
const threat = only(threats.find(({ cwe }) => cwe === sharedFinding.cwe))
const endpoint = only(endpoints.find(({ finding }) => finding?.of === sharedFinding))
const entry = only(entries.find(({ id }) => id === sharedFinding.cwe))
const run = only(runs.find(({ finding }) => finding.rule === sharedFinding.cwe))

export const { path } = sharedFinding

export const location = locationOf(sharedFinding)

const flagged = only(requestRefundCommitted.find(({ mark }) => mark))

export const flaggedLine = { ...flagged, text: flagged.text.trimStart() }

export const verdicts: Readonly<Record<ProductId, Verdict>> = {
  'ai-chat': {
    about: chat.question,
    answer: verdict.slice(0, verdict.indexOf(' ')),
    because: verdict.slice(verdict.indexOf(' ') + 1),
  },
  'business-logic-map': {
    about: change.rule,
    answer: `${mapStrings.breaks}.`,
    because: change.verdict,
  },
  'threat-modeling': {
    about: threat.text,
    answer: `${threat.category}.`,
    because: `${threat.id}. ${threat.status}.`,
  },
  'endpoint-analysis': {
    about: sharedFinding.route,
    answer: only(endpoint.finding).text,
    because: `${endpoint.auth}. ${endpoint.exposure}.`,
  },
  'vulnerability-management': {
    about: `${sceneStrings.severity[entry.severity]} ${entry.score.toFixed(1)} ${entry.scale}`,
    answer: `${entries.indexOf(entry) + 1} of ${entries.length}`,
    because: `${urgency.reason(entry)}.`,
  },
  'security-scanning': {
    about: only(run.finding.lines[0]).text,
    answer: only(/ (\d{3}) /.exec(only(run.finding.lines.find(({ mark }) => mark)).text)?.[1]),
    because: run.finding.text.slice(0, run.finding.text.indexOf('.') + 1),
  },
}
