import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../store/database.ts'
import type { LeadKind, Tables } from '../store/tables.ts'

/** Weeks begin on Monday at midnight UTC. */
const WEEK_MS = 7 * 24 * 60 * 60_000
/** The epoch was a Thursday. */
const FIRST_MONDAY_MS = 4 * 24 * 60 * 60_000

/** The starts of the last `count` weeks including this one, in ms since the epoch, oldest first. */
export function lastWeeks(count: number, now: number): number[] {
  const current = now - ((now - FIRST_MONDAY_MS) % WEEK_MS)
  return Array.from({ length: count }, (_, i) => current - (count - 1 - i) * WEEK_MS)
}

/** The most names in a list of the overview. */
const MAX_NAMES = 10

/** Which leads the overview counts: those received since a time (ms since the epoch), of some kinds. */
export interface Counted {
  since: number
  kinds: readonly LeadKind[]
}

/** Leads that the overview counts, neither spam nor merged. */
function isCounted(
  eb: ExpressionBuilder<Tables, 'leads'>,
  { since, kinds }: Counted,
): Expression<SqlBool> {
  return eb.and([
    eb('received_at', '>=', since),
    eb('kind', 'in', kinds),
    eb('status', '!=', 'spam'),
    eb('merged_into', 'is', null),
  ])
}

/**
 * The start of the week of a time column. Literals, because SQLite would divide parameters as floating-point
 * numbers.
 */
function weekOf(column: 'received_at' | 'occurred_at') {
  const [offset, length] = [sql.lit(FIRST_MONDAY_MS), sql.lit(WEEK_MS)]
  return sql<number>`(${sql.ref(column)} - ${offset}) / ${length} * ${length} + ${offset}`
}

/** The number of leads of each kind, for each week that has leads. Times are in ms since the epoch. */
export function countByWeekAndKind(
  db: Db,
  counted: Counted,
): Promise<{ week: number; kind: LeadKind; count: number }[]> {
  return db
    .selectFrom('leads')
    .select((eb) => [
      weekOf('received_at').as('week'),
      'kind',
      eb.fn.countAll<number>().as('count'),
    ])
    .where((eb) => isCounted(eb, counted))
    .groupBy(['week', 'kind'])
    .execute()
}

/** How many leads have a name in common; null counts those without a name. */
export interface Count {
  name: string | null
  count: number
}

/** The most frequent names in a column, most frequent first. */
export function countBy(
  db: Db,
  column: 'page_path' | 'campaign' | 'referrer_host',
  counted: Counted,
): Promise<Count[]> {
  return db
    .selectFrom('leads')
    .select((eb) => [eb.ref(column).as('name'), eb.fn.countAll<number>().as('count')])
    .where((eb) => isCounted(eb, counted))
    .groupBy(column)
    .orderBy('count', 'desc')
    .orderBy('name')
    .limit(MAX_NAMES)
    .execute()
}

/** The newsletter in one week. */
export interface WeekOfSubscriptions {
  start: Date
  confirmed: number
  unsubscribed: number
  /** Confirmed subscriptions at the end of the week. */
  total: number
}

/**
 * The confirmed subscriptions now, and the changes in each week. `starts` are the weeks' starts in ms, oldest
 * first.
 */
export async function countSubscriptions(db: Db, starts: readonly number[]) {
  const now = await db
    .selectFrom('leads')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('subscription', '=', 'confirmed')
    .executeTakeFirst()
  const rows = await db
    .selectFrom('lead_events')
    .select((eb) => [
      weekOf('occurred_at').as('week'),
      'detail',
      eb.fn.countAll<number>().as('count'),
    ])
    .where('event', '=', 'subscription')
    .where('occurred_at', '>=', starts[0] ?? 0)
    .groupBy(['week', 'detail'])
    .execute()
  const countOf = (start: number, change: string) =>
    rows.find(({ week, detail }) => week === start && detail === change)?.count ?? 0
  const confirmed = now?.count ?? 0
  const weeks: WeekOfSubscriptions[] = []
  let total = confirmed
  for (const start of starts.toReversed()) {
    const [begun, ended] = [countOf(start, 'confirmed'), countOf(start, 'unsubscribed')]
    weeks.unshift({ start: new Date(start), confirmed: begun, unsubscribed: ended, total })
    total -= begun - ended
  }
  return { confirmed, weeks }
}
