import type { findingViews } from '#copy/home/finding-views.ts'
import {
  type Message,
  merge,
  messages,
  parties,
  question,
  queue,
  routes,
  type StateOrStep,
  states,
  type Table,
  type View,
} from './views.data.ts'

export type ViewId = (typeof findingViews)[number]['id']

/** The text alternative of each view: all that it draws, in the same order (WCAG 2.2 SC 1.1.1). */
export const alternatives: Record<ViewId, string> = {
  question: `Illustrative: a question about ${question.source}. ${question.text} ${question.answer} ${list(question.cited, ({ location, says }) => `${location} ${says}`)}`,
  map: `Illustrative: the states of an order and its refund. ${list(states, stateOrStep)}`,
  sequence: `Illustrative: a sequence diagram of ${parties.join(', ')}. ${list(messages, message)}`,
  endpoint: `Illustrative: a list of routes. ${table(routes)}`,
  queue: `Illustrative: the queue of findings. ${table(queue)}`,
  merge: `Illustrative: ${merge.source}. ${merge.title}. ${[...merge.above, ...merge.changed, ...merge.below].map(line).join('; ')}. ${merge.check}.`,
}

function list<Item>({ above, flagged, below }: View<Item>, inWords: (item: Item) => string) {
  const items = [...above.map(inWords), `flagged: ${inWords(flagged)}`, ...below.map(inWords)]
  return `${items.join('; ')}.`
}

function table({ columns, ...rows }: Table): string {
  return list(rows, (cells) => columns.map((column, at) => `${column} ${cells[at]}`).join(', '))
}

function stateOrStep(item: StateOrStep): string {
  return 'state' in item ? item.state : `step: ${item.rule} (${item.location})`
}

function message({ from, to, text, threat }: Message): string {
  return `${parties[from]} to ${parties[to]}: ${text}${threat ? `, ${threat}` : ''}`
}

function line({ at, text, mark }: (typeof merge.changed)[number]): string {
  const change = mark === 'added' ? 'added' : 'removed'
  return mark === undefined ? `${at} ${text.trim()}` : `${change}: ${at} ${text.trim()}`
}
