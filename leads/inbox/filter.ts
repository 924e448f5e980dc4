import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { fold } from '../store/search-text.ts'
import type { DeliveryState, LeadKind, LeadStatus, Tables } from '../store/tables.ts'

/** A filter of leads. All given conditions must hold. */
export interface LeadFilter {
  id?: string | undefined
  kind?: LeadKind | undefined
  /** Of one of these kinds. */
  kinds?: readonly LeadKind[] | undefined
  status?: LeadStatus | undefined
  /** Received at this time or later. */
  since?: Date | undefined
  /** Received before this time. */
  until?: Date | undefined
  /** Assigned to this name. An empty name finds leads assigned to nobody. */
  assignee?: string | undefined
  /** Leads that need an answer and don't have one. */
  unanswered?: boolean | undefined
  /** With a delivery that is waiting or was permanently rejected. */
  delivery?: 'waiting' | 'failed' | undefined
  /** Only leads that aren't merged into another one. */
  unmerged?: boolean | undefined
  /** Text in a field, the note, or the ID, in any case. */
  text?: string | undefined
}

type Where = ExpressionBuilder<Tables, 'leads'>

/** The filter as a condition on `leads`. */
export function filterCondition(
  eb: Where,
  {
    id,
    kind,
    kinds,
    status,
    since,
    until,
    assignee,
    unanswered,
    delivery,
    unmerged,
    text,
  }: LeadFilter,
): Expression<SqlBool> {
  return eb.and([
    ...(id ? [eb('id', '=', id)] : []),
    ...(kind ? [eb('kind', '=', kind)] : []),
    ...(kinds ? [eb('kind', 'in', kinds)] : []),
    ...(status ? [eb('status', '=', status)] : []),
    ...(since ? [eb('received_at', '>=', since.getTime())] : []),
    ...(until ? [eb('received_at', '<', until.getTime())] : []),
    ...(assignee ? [eb('assignee', '=', assignee)] : []),
    ...(assignee === '' ? [eb('assignee', 'is', null)] : []),
    ...(unanswered ? [needsAnswer(eb), eb('answered_at', 'is', null)] : []),
    ...(delivery ? [eb('id', 'in', withDelivery(eb, deliveryStates[delivery]))] : []),
    ...(unmerged ? [eb('merged_into', 'is', null)] : []),
    ...(text ? [containsText(text)] : []),
  ])
}

/** Leads that need an answer: no spam, no subscriptions, and none that are merged into another lead. */
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

/** Leads that contain a text, or a phone number that is written with other separators. */
export function containsText(text: string): Expression<SqlBool> {
  const contained = isLike(sql.ref('search_text'), fold(text))
  const digits = withoutEach(text, (rest, separator) => rest.replaceAll(separator, ''))
  if (!/^\d{5,}$/.test(digits)) return contained
  const column = withoutEach<Expression<unknown>>(
    sql.ref('search_text'),
    (rest, separator) => sql`replace(${rest}, ${separator}, '')`,
  )
  return sql<SqlBool>`(${contained} or ${isLike(column, digits)})`
}

/** Removes what separates the digits of phone numbers. */
function withoutEach<T>(from: T, without: (rest: T, separator: string) => T): T {
  return [...' +()-./'].reduce(without, from)
}

function isLike(value: Expression<unknown>, text: string): Expression<SqlBool> {
  return sql<SqlBool>`${value} like ${`%${escapeLike(text)}%`} escape '~'`
}

function escapeLike(text: string): string {
  return text.replace(/[~%_]/g, '~$&')
}
