import { randomBytes } from 'node:crypto'
import { recordActivity } from '../activity.ts'
import { cleanLine } from '../fields/text.ts'
import { openRestoreJournal, type RestoreJournal } from '../restore-journal/journal.ts'
import { createStore, type DatabaseOptions, type Store, type Trx } from '../store/database.ts'
import { secretReader } from '../store/secret.ts'
import type { Action, PersonRow } from '../store/tables.ts'
import { type OwnPasswords, openOwnPasswords } from './own-password.ts'
import { type Cost, hashPassword, passwordCost } from './password.ts'
import {
  lockPeople,
  MAX_PERSON_NAME_LENGTH,
  mixedScriptWord,
  nameKey,
  personNamed,
} from './person-row.ts'
import { type Permission, type Role, roles, rolesWith } from './roles.ts'
import {
  isSecondFactorRequired,
  noSecondFactor,
  openSecondFactors,
  type SecondFactors,
} from './second-factor.ts'
import { openSessions, type Sessions } from './sessions.ts'
import { openSignIns, type SignIns } from './sign-in.ts'

/** A person who may sign in to the Studio, to the leads page, or to both, by role. */
export interface Person {
  id: string
  name: string
  role: Role
  addedAt: Date
  signedInAt: Date | undefined
  hasSecondFactor: boolean
  /** Whether nobody can sign in as this person until there is a new password, after a restore. */
  needsPassword: boolean
}

/** A name that is invalid, taken, or unknown, or the last administrator's, or an unknown role. The message says which. */
export class PeopleError extends Error {
  override name = 'PeopleError'
}

/** The role that someone entered. @throws PeopleError for any other text */
export function parseRole(text: string | undefined): Role {
  const role = roles.find((one) => one === text)
  if (!role) throw new PeopleError(`The role must be one of: ${roles.join(', ')}.`)
  return role
}

/** The people who may sign in, and their sessions. */
export interface People extends SignIns, Sessions, OwnPasswords, SecondFactors {
  /**
   * The people as an administrator manages them, whose name is recorded with each change. The last
   * administrator can't be removed or get another role, because nobody could undo it but an operator.
   */
  managedBy(administrator: string): Omit<People, 'close'>
  /** Those who may sign in, sorted by name. */
  list(): Promise<Person[]>
  /** Everyone by ID, including people who were removed, because the history of content names them. */
  names(): Promise<{ id: string; name: string; role: Role | undefined }[]>
  /** Whether there is a person with one of the permissions. */
  exist(permission: Permission | readonly Permission[]): Promise<boolean>
  /**
   * Adds a person. Someone who was removed gets the same ID again.
   * @throws PeopleError when the name is taken or invalid
   */
  add(person: { name: string; role: Role; password: string }): Promise<Person>
  /** Sets a password and ends all sessions. @throws PeopleError for an unknown name */
  setPassword(name: string, password: string): Promise<void>
  /** Sets a role and ends all sessions. @throws PeopleError for an unknown name */
  setRole(name: string, role: Role): Promise<void>
  /** Sets the time zone, an IANA name, in which a person, by ID, sees times. */
  setTimeZone(id: string, timeZone: string): Promise<void>
  /** Ends all sessions, and returns how many there were. @throws PeopleError for an unknown name */
  endSessions(name: string): Promise<number>
  /** Removes a person and ends all sessions. @throws PeopleError for an unknown name */
  remove(name: string): Promise<void>
  /** Whether everyone needs a second factor. */
  isSecondFactorRequired(): Promise<boolean>
  /** Sets that, and ends the sessions of people without one when it's required. */
  requireSecondFactor(value: 'required' | 'optional'): Promise<void>
  /** Removes a person's second factor and ends all sessions. @throws PeopleError for an unknown name */
  resetSecondFactor(name: string): Promise<void>
  close(): Promise<void>
}

/** Opens the people in the leads database. The first call connects to it. */
export function openPeople(
  options: Pick<DatabaseOptions, 'dataDir' | 'databaseUrl'> & { now?: () => number; cost?: Cost },
): People {
  const store = createStore({ ...options, onIdleError: () => {} })
  const { now = Date.now, cost } = options
  const journal = openRestoreJournal(options.dataDir)
  return { ...peopleIn({ store, journal, now, cost }), close: () => store.close() }
}

interface PeopleParts {
  store: Store
  journal: RestoreJournal
  now: () => number
  /** Tests pass a cheaper one. */
  cost?: Cost | undefined
}

/** The people in a database. */
export function peopleIn(
  parts: PeopleParts,
  administrator: string | null = null,
): Omit<People, 'close'> {
  const { store, journal, now, cost = passwordCost } = parts
  const isActive = (row: PersonRow) => row.removed_at === null

  const account = { store, journal, secret: secretReader(store, 'devices'), now, cost }

  const all = async () => (await store.open()).selectFrom('editors').selectAll().execute()

  const record = (trx: Trx, action: Action, detail: string) =>
    recordActivity(trx, { occurred_at: now(), person: administrator, action, detail })

  /** Updates a person and ends the person's sessions. Returns how many there were. */
  const change = (name: string, action: Action, values: Partial<PersonRow>) =>
    store.write(async (trx, afterCommit) => {
      await lockPeople(store, trx)
      const row = await personNamed(trx, name)
      if (!row || !isActive(row))
        throw new PeopleError(
          `There is no one named ${name}. Enter a name from the list of people.`,
        )
      const losesRole = values.removed_at !== undefined || (values.role ?? row.role) !== row.role
      if (administrator !== null && losesRole && (await isLastAdministrator(trx, row)))
        throw new PeopleError(
          `${row.name} is the last administrator. First give somebody else that role.`,
        )
      const at = now()
      const update = trx.updateTable('editors').set({ changed_at: at, name: row.name, ...values })
      await update.where('id', '=', row.id).execute()
      afterCommit(() =>
        journal.tryToAdd({
          type: 'person-changed',
          id: row.id,
          at: values.changed_at ?? at,
          role: values.removed_at ? 'removed' : (values.role ?? row.role),
        }),
      )
      await record(trx, action, values.role ? `${row.name} to ${values.role}` : row.name)
      return endSessions(trx, row.id)
    })

  return {
    managedBy: (name) => peopleIn(parts, name),
    ...openSignIns(account),
    ...openSessions(store, now),
    ...openOwnPasswords(account),
    ...openSecondFactors(account),
    list: async () =>
      (await all())
        .filter(isActive)
        .map(personOf)
        .sort((a, b) => a.name.localeCompare(b.name)),
    names: async () =>
      (await all()).map((row) => ({
        id: row.id,
        name: row.name,
        role: isActive(row) ? row.role : undefined,
      })),
    async exist(permission) {
      const found = (await store.open())
        .selectFrom('editors')
        .select('id')
        .where('removed_at', 'is', null)
        .where('role', 'in', [permission].flat().flatMap(rolesWith))
      return (await found.limit(1).executeTakeFirst()) !== undefined
    },
    async add({ name, role, password }) {
      // Not in nameKey(): stored keys may have several spaces in a row.
      const clean = cleanLine(name).replace(/\s+/g, ' ')
      if (clean === '' || clean.length > MAX_PERSON_NAME_LENGTH) {
        throw new PeopleError(`Enter a name of 1 to ${MAX_PERSON_NAME_LENGTH} characters.`)
      }
      const mixed = mixedScriptWord(clean)
      if (mixed !== undefined)
        throw new PeopleError(`“${mixed}” mixes alphabets. Enter the word in one alphabet.`)
      const password_hash = await hashPassword(password, cost)
      return store.write(async (trx) => {
        await lockPeople(store, trx)
        const former = await personNamed(trx, clean)
        if (former && isActive(former))
          throw new PeopleError(`${clean} has been added already. Enter another name.`)
        const row: PersonRow = {
          id: former?.id ?? `p${randomBytes(8).toString('hex')}`,
          name: clean,
          name_key: nameKey(clean),
          role,
          password_hash,
          created_at: now(),
          signed_in_at: null,
          removed_at: null,
          changed_at: null,
          time_zone: null,
          ...noSecondFactor,
        }
        if (former) await trx.deleteFrom('editors').where('id', '=', former.id).execute()
        await trx.insertInto('editors').values(row).execute()
        await record(trx, 'person-added', `${clean} as ${role}`)
        return personOf(row)
      })
    },
    async setPassword(name, password) {
      await change(name, 'person-password', { password_hash: await hashPassword(password, cost) })
    },
    async setRole(name, role) {
      await change(name, 'person-role', { role })
    },
    async setTimeZone(id, time_zone) {
      const update = (await store.open()).updateTable('editors').set({ time_zone })
      await update.where('id', '=', id).execute()
    },
    endSessions: (name) => change(name, 'person-signed-out', {}),
    async remove(name) {
      await change(name, 'person-removed', removedAt(now()))
    },
    isSecondFactorRequired: async () => isSecondFactorRequired(await store.open()),
    requireSecondFactor: (value) =>
      store.write(async (trx) => {
        await lockPeople(store, trx)
        await trx
          .insertInto('people_settings')
          .values({ name: 'second-factor', value })
          .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
          .execute()
        await record(trx, 'second-factor-required', value)
        if (value === 'optional') return
        const without = trx.selectFrom('editors').select('id').where('code_key', 'is', null)
        await trx.deleteFrom('editor_sessions').where('editor_id', 'in', without).execute()
      }),
    async resetSecondFactor(name) {
      await change(name, 'second-factor-reset', noSecondFactor)
    },
  }
}

/** What changes for a person who is removed. */
export const removedAt = (time: number) => ({
  removed_at: time,
  changed_at: time,
  password_hash: '',
  ...noSecondFactor,
})

async function isLastAdministrator(trx: Trx, { id, role }: PersonRow): Promise<boolean> {
  if (role !== 'administrator') return false
  const others = trx
    .selectFrom('editors')
    .select('id')
    .where('role', '=', role)
    .where('removed_at', 'is', null)
    .where('id', '!=', id)
  return (await others.executeTakeFirst()) === undefined
}

async function endSessions(trx: Trx, personId: string): Promise<number> {
  const open = trx.selectFrom('editor_sessions').select('sign_in').where('editor_id', '=', personId)
  const signIns = new Set((await open.execute()).map(({ sign_in }) => sign_in))
  await trx.deleteFrom('editor_sessions').where('editor_id', '=', personId).execute()
  return signIns.size
}

function personOf(row: PersonRow): Person {
  return {
    id: row.id,
    name: row.name,
    role: row.role,
    addedAt: new Date(row.created_at),
    signedInAt: row.signed_in_at === null ? undefined : new Date(row.signed_in_at),
    hasSecondFactor: row.code_key !== null,
    needsPassword: row.password_hash === '',
  }
}
