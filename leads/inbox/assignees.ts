import { sign } from '#signing/index.ts'
import { may } from '../people/roles.ts'
import type { Db } from '../store/database.ts'

const YEAR_MS = 365 * 24 * 60 * 60_000
/** In base64url characters, which is 72 bits. */
const KEY_LENGTH = 12

/** A person to whom leads can be assigned. */
export interface Assignee {
  name: string
  /** Replaces the name in URLs, which end up in logs and browser histories (ASVS 5.0 V14.2.1). */
  key: string
  /** Whether it's somebody who can't answer: a person who was removed, or whose role doesn't include leads. */
  isWithoutAccess: boolean
}

/**
 * Everyone to whom leads are or can be assigned, sorted by name: the people who may see leads, and everyone who was
 * assigned a lead within a year.
 */
export async function listAssignees(db: Db, secret: string, now: number): Promise<Assignee[]> {
  const { names, withoutAccess } = await assignableNames(db, now)
  return names.map((name) => ({
    name,
    key: assigneeKey(name, secret),
    isWithoutAccess: withoutAccess.includes(name),
  }))
}

/** The names that leads are or can be assigned to, and those of people who can't see leads. */
export async function assignableNames(db: Db, now: number) {
  const assigned = await db
    .selectFrom('lead_events')
    .select('detail as name')
    .distinct()
    .where('event', '=', 'assigned')
    .where('occurred_at', '>', now - YEAR_MS)
    .where('detail', 'is not', null)
    .execute()
  const people = await db.selectFrom('editors').select(['name', 'role', 'removed_at']).execute()
  const { with: current = [], without = [] } = Object.groupBy(people, ({ role, removed_at }) =>
    removed_at === null && may(role, 'leads') ? 'with' : 'without',
  )
  const names = new Set([...current, ...assigned].flatMap(({ name }) => name ?? []))
  return { names: [...names].sort(), withoutAccess: without.map(({ name }) => name) }
}

/** The key of a name. It's the same in all processes and after restarts, so that saved filters stay valid. */
function assigneeKey(name: string, secret: string): string {
  return sign(secret, `assignee:${name}`).slice(0, KEY_LENGTH)
}
