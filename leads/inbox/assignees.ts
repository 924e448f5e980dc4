import { sign } from '#signing/index.ts'
import type { Db } from '../store/database.ts'

const YEAR_MS = 365 * 24 * 60 * 60_000
/** In base64url characters, which is 72 bits. */
const KEY_LENGTH = 12

/** A person to whom leads can be assigned. */
export interface Assignee {
  name: string
  /** Replaces the name in URLs, which end up in logs and browser histories (ASVS 5.0 V14.2.1). */
  key: string
}

/**
 * Everyone to whom leads can be assigned, sorted by name: the editors, and everyone who was assigned a lead
 * within a year.
 */
export async function listAssignees(db: Db, secret: string, now: number): Promise<Assignee[]> {
  const names = await assignableNames(db, now)
  return names.map((name) => ({ name, key: assigneeKey(name, secret) }))
}

/** The names that leads can be assigned to. */
export async function assignableNames(db: Db, now: number): Promise<string[]> {
  const assigned = await db
    .selectFrom('lead_events')
    .select('detail as name')
    .distinct()
    .where('event', '=', 'assigned')
    .where('occurred_at', '>', now - YEAR_MS)
    .where('detail', 'is not', null)
    .execute()
  const editors = await db
    .selectFrom('editors')
    .select('name')
    .where('removed_at', 'is', null)
    .execute()
  return [...new Set([...editors, ...assigned].flatMap(({ name }) => name ?? []))].sort()
}

/** The key of a name. It's the same in all processes and after restarts, so that saved filters stay valid. */
function assigneeKey(name: string, secret: string): string {
  return sign(secret, `assignee:${name}`).slice(0, KEY_LENGTH)
}
