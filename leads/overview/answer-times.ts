import { sql } from 'kysely'
import { needsAnswer } from '../inbox/filter.ts'
import type { Db } from '../store/database.ts'
import type { Counted } from './counts.ts'

const HOUR_MS = 60 * 60_000

/**
 * Ranges of the time to the first answer. Each ends below `belowMs` and starts where the previous one ends.
 */
const answerClasses = [
  { label: 'under 1 hour', belowMs: HOUR_MS },
  { label: '1 to 4 hours', belowMs: 4 * HOUR_MS },
  { label: '4 to 24 hours', belowMs: 24 * HOUR_MS },
  { label: '1 to 3 days', belowMs: 72 * HOUR_MS },
  { label: '3 days and more', belowMs: Number.MAX_SAFE_INTEGER },
] as const

/** How long leads waited until an owner first changed the status or wrote a note. */
export interface AnswerTimes {
  classes: { label: string; count: number }[]
  unanswered: number
  /** In ms, of the answered leads; undefined when there are none. */
  medianMs: number | undefined
}

/** The times to the first answer, for the leads that need one. */
export async function answerTimes(db: Db, { since, kinds }: Counted): Promise<AnswerTimes> {
  const leads = db
    .selectFrom('leads')
    .where((eb) =>
      eb.and([eb('received_at', '>=', since), eb('kind', 'in', kinds), needsAnswer(eb)]),
    )
  // Literals, because PostgreSQL doesn't recognize a grouped expression with parameters as the same one.
  const cases = answerClasses.map(
    ({ belowMs }, i) =>
      sql`when answered_at - received_at < ${sql.lit(belowMs)} then ${sql.lit(i)}`,
  )
  const rows = await leads
    .select((eb) => [
      sql<number>`case when answered_at is null then -1 ${sql.join(cases, sql` `)} end`.as('class'),
      eb.fn.countAll<number>().as('count'),
    ])
    .groupBy('class')
    .execute()
  const countOf = (i: number) => rows.find((row) => row.class === i)?.count ?? 0
  const classes = answerClasses.map(({ label }, i) => ({ label, count: countOf(i) }))
  const answered = classes.reduce((sum, { count }) => sum + count, 0)
  const wait = sql<number>`answered_at - received_at`
  const median = await leads
    .select(wait.as('wait'))
    .where('answered_at', 'is not', null)
    .orderBy(wait)
    .limit(1)
    .offset(Math.floor(answered / 2))
    .executeTakeFirst()
  return { classes, unanswered: countOf(-1), medianMs: median?.wait }
}
