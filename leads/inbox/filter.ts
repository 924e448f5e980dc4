import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { fold } from '../store/search-text.ts'
import type { DeliveryState, LeadKind, LeadStatus, Tables } from '../store/tables.ts'

/** A filter of leads. All conditions that are given must hold. */
export interface LeadFilter {
  kind?: LeadKind | undefined
  status?: LeadStatus | undefined
  /** Received at this time or later. */
  since?: Date | undefined
  /** Received before this time. */
  until?: Date | undefined
  /** Assigned to this name; empty: to nobody. */
  assignee?: string | undefined
  /** Leads that need an answer and have none so far. */
  unanswered?: boolean | undefined
  /** With a delivery that waits, or that was refused for good. */
  delivery?: 'waiting' | 'failed' | undefined
  /** Without those that are merged into another lead. */
  unmerged?: boolean | undefined
  /** Contained in a field, the note or the id, in any case. */
  text?: string | undefined
}

type Where = ExpressionBuilder<Tables, 'leads'>

/** The filter as a condition on `leads`. */
export function matches(
  eb: Where,
  { kind, status, since, until, assignee, unanswered, delivery, unmerged, text }: LeadFilter,
): Expression<SqlBool> {
  return eb.and([
    ...(kind ? [eb('kind', '=', kind)] : []),
    ...(status ? [eb('status', '=', status)] : []),
    ...(since ? [eb('received_at', '>=', since.getTime())] : []),
    ...(until ? [eb('received_at', '<', until.getTime())] : []),
    ...(assignee ? [eb('assignee', '=', assignee)] : []),
    ...(assignee === '' ? [eb('assignee', 'is', null)] : []),
    ...(unanswered ? [needsAnswer(eb), eb('answered_at', 'is', null)] : []),
    ...(delivery ? [eb('id', 'in', withDelivery(eb, deliveryStates[delivery]))] : []),
    ...(unmerged ? [eb('merged_into', 'is', null)] : []),
    ...(text ? [mentions(text)] : []),
  ])
}

/** Leads that are to be answered: no spam, no subscription, and none that is merged into another. */
export function needsAnswer(eb: Where): Expression<SqlBool> {
  return eb.and([
    eb('status', '!=', 'spam'),
    eb('kind', '!=', 'newsletter'),
    eb('merged_into', 'is', null),
  ])
}

const deliveryStates = {
  waiting: ['pending', 'claimed'],
  failed: ['failed'],
} as const satisfies Record<string, readonly DeliveryState[]>

function withDelivery(eb: Where, states: readonly DeliveryState[]) {
  return eb.selectFrom('deliveries').select('lead_id').where('state', 'in', states)
}

/** Leads that contain a text. */
export function mentions(text: string): Expression<SqlBool> {
  const pattern = `%${escapeLike(fold(text))}%`
  return sql<SqlBool>`${sql.ref('search_text')} like ${pattern} escape '~'`
}

function escapeLike(text: string): string {
  return text.replace(/[~%_]/g, '~$&')
}
