import { sign } from '#signing/index.ts'
import { leadKindsOf, may } from '../people/roles.ts'
import type { Db } from '../store/database.ts'
import { type LeadKind, leadKinds, type PersonRow } from '../store/tables.ts'

const YEAR_MS = 365 * 24 * 60 * 60_000
/** In base64url characters, which is 72 bits. */
const KEY_LENGTH = 12

/** A person to whom leads can be assigned. */
export interface Assignee {
  name: string
  /** Replaces the name in URLs, which end up in logs and browser histories (ASVS 5.0 V14.2.1). */
  key: string
  /** The kinds of leads that the person sees: none after a removal, and all for a name that isn't of a person. */
  kinds: readonly LeadKind[]
}

/** The kinds of leads that a person sees, and may be assigned. */
export function kindsSeenBy({
  role,
  removed_at,
}: Pick<PersonRow, 'role' | 'removed_at'>): readonly LeadKind[] {
  return removed_at === null && may(role, 'leads') ? leadKindsOf[role] : []
}

/**
 * Everyone to whom leads are or can be assigned, sorted by name: the people who may see leads, and everyone who was
 * assigned a lead within a year.
 */
export async function listAssignees(db: Db, secret: string, now: number): Promise<Assignee[]> {
  const names = await assignableNames(db, now)
  return names.map((one) => ({ ...one, key: assigneeKey(one.name, secret) }))
}

/** The names that leads are or can be assigned to, with the kinds of leads. */
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
  const kindsByName = new Map(people.map((person) => [person.name, kindsSeenBy(person)]))
  const current = people.filter((person) => kindsSeenBy(person).length > 0)
  const names = new Set([...current, ...assigned].flatMap(({ name }) => name ?? []))
  return [...names].sort().map((name) => ({ name, kinds: kindsByName.get(name) ?? leadKinds }))
}

/** The key of a name. It's the same in all processes and after restarts, so that saved filters stay valid. */
function assigneeKey(name: string, secret: string): string {
  return sign(secret, `assignee:${name}`).slice(0, KEY_LENGTH)
}
