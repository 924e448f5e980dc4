import { randomUUID } from 'node:crypto'
import type { Db, Trx } from './store/database.ts'
import type { Action, ActivityRow } from './store/tables.ts'

/** What was done with all leads or with people, for administrators. */
export interface Activity {
  at: Date
  /** Undefined for the command line. */
  person: string | undefined
  action: Action
  /** A format, a count, a post, or the name of a person. */
  detail: string | undefined
}

/** Activity is deleted after this time. */
const KEEP_MS = 730 * 24 * 60 * 60_000
const MAX_LISTED = 500

/** Records activity, in the transaction that it's about. */
export async function recordActivity(trx: Trx, activity: Omit<ActivityRow, 'id'>): Promise<void> {
  await trx
    .insertInto('activity')
    .values({ id: randomUUID(), ...activity })
    .execute()
}

/** The latest activity, newest first. */
export async function listActivity(db: Db): Promise<Activity[]> {
  const rows = db.selectFrom('activity').selectAll().orderBy('occurred_at', 'desc').orderBy('id')
  return (await rows.limit(MAX_LISTED).execute()).map((row) => ({
    at: new Date(row.occurred_at),
    person: row.person ?? undefined,
    action: row.action,
    detail: row.detail ?? undefined,
  }))
}

/** Deletes activity that is too old. */
export async function purgeActivity(trx: Trx, now: number): Promise<void> {
  await trx
    .deleteFrom('activity')
    .where('occurred_at', '<', now - KEEP_MS)
    .execute()
}
