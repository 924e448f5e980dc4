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
  /** Whether the person was removed, so that leads are assigned to nobody who could answer them. */
  isRemoved: boolean
}

/**
 * Everyone to whom leads are or can be assigned, sorted by name: the people who may sign in, and everyone who was
 * assigned a lead within a year.
 */
export async function listAssignees(db: Db, secret: string, now: number): Promise<Assignee[]> {
  const { names, removed } = await assignableNames(db, now)
  return names.map((name) => ({
    name,
    key: assigneeKey(name, secret),
    isRemoved: removed.includes(name),
  }))
}

/** The names that leads are or can be assigned to, and which people were removed. */
export async function assignableNames(db: Db, now: number) {
  const assigned = await db
    .selectFrom('lead_events')
    .select('detail as name')
    .distinct()
    .where('event', '=', 'assigned')
    .where('occurred_at', '>', now - YEAR_MS)
    .where('detail', 'is not', null)
    .execute()
  const people = await db.selectFrom('editors').select(['name', 'removed_at']).execute()
  const current = people.filter(({ removed_at }) => removed_at === null)
  const names = new Set([...current, ...assigned].flatMap(({ name }) => name ?? []))
  const removed = people.filter(({ removed_at }) => removed_at !== null).map(({ name }) => name)
  return { names: [...names].sort(), removed }
}

/** The key of a name. It's the same in all processes and after restarts, so that saved filters stay valid. */
function assigneeKey(name: string, secret: string): string {
  return sign(secret, `assignee:${name}`).slice(0, KEY_LENGTH)
}
