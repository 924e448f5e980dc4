import { LRUCache } from 'lru-cache'
import { type EventMessage, eventMessage } from '../http/event-streams.ts'
import type { Transition } from '../query/listeners.ts'
import type { Transaction } from '../store/database.ts'
import type { StoredDocument } from '../store/document.ts'

export interface EventOptions {
  readonly includeResult: boolean
  readonly includePrevious: boolean
  readonly includeMutations: boolean
  readonly includeEffects: boolean
}

/** The last messages, because many listeners get the same one. */
const messages = new LRUCache<string, EventMessage>({
  maxSize: 32 * 1024 * 1024,
  sizeCalculation: ({ length }) => length,
})

/** A `mutation` event. */
export function mutationMessage(
  transaction: Transaction,
  position: number,
  transition: Transition,
  options: EventOptions,
): EventMessage {
  const key = JSON.stringify([transaction.id, position, transition, options])
  const known = messages.get(key)
  if (known) return known
  const event = mutationEvent(transaction, position, transition, options)
  const message = eventMessage('mutation', event, event.eventId)
  messages.set(key, message)
  return message
}

function mutationEvent(
  transaction: Transaction,
  position: number,
  transition: Transition,
  options: EventOptions,
) {
  const { id, timestamp, author, changes } = transaction
  const change = changes[position]
  if (!change) throw new RangeError(`Transaction ${id} has no change ${position}`)
  const { before, after, mutations } = change
  return {
    eventId: `${id}#${change.id}`,
    documentId: change.id,
    transactionId: id,
    transition,
    identity: author,
    ...(before ? { previousRev: before._rev } : {}),
    // Also for deletions: the editor orders events by it and drops those without.
    resultRev: id,
    timestamp,
    visibility: 'query',
    transactionTotalEvents: changes.length,
    transactionCurrentEvent: position + 1,
    ...(options.includeMutations ? { mutations } : {}),
    ...(options.includeResult && after ? { result: after } : {}),
    ...(options.includePrevious ? { previous: before ?? null } : {}),
    ...(options.includeEffects
      ? { effects: wholeDocumentEffects({ before: before ?? null, after: after ?? null }) }
      : {}),
  }
}

/** A change as a Mendoza patch: `[0, value]` replaces the whole value. */
export function wholeDocumentEffects(change: {
  before: StoredDocument | null
  after: StoredDocument | null
}) {
  return { apply: [0, change.after], revert: [0, change.before] }
}
