import { randomBytes } from 'node:crypto'
import type { Db, Store, Trx } from '../store/database.ts'
import type { PersonRow, SessionRow } from '../store/tables.ts'
import { lockedPerson, lockPeople } from './person-row.ts'
import { may, type Permission, type Role } from './roles.ts'
import { hashOfToken, newToken } from './session-token.ts'

/** A sign-in ends after this long, used or not. */
export const SESSION_MS = 12 * 60 * 60_000

/** How long the Studio has to exchange the ID of a sign-in for a token. */
export const SIGN_IN_ID_MS = 60_000

interface SignedInPerson {
  id: string
  name: string
  role: Role
  /** The IANA name of the time zone that the person chose. */
  timeZone: string | null
}

/** The ID of a sign-in, for `redeem`, and the token for the browser's cookie, which expires after `seconds`. */
export interface OpenSession {
  role: Role
  signInId: string
  browserToken: string
  seconds: number
}

/** The sessions of people, shared by all processes on the database. */
export interface Sessions {
  /**
   * Another ID of the sign-in that a token in a browser's cookie is of; undefined when the session is over or the
   * person's role lacks the permission.
   */
  newSignInId(browserToken: string, permission: Permission): Promise<string | undefined>
  /** Exchanges the ID of a sign-in for its API token, once; undefined for an invalid ID. */
  redeem(signInId: string): Promise<string | undefined>
  /** Whether the ID of a sign-in is of the browser that has a token in its cookie. */
  isSignInOf(signInId: string, browserToken: string): Promise<boolean>
  /** The person that an API token belongs to; undefined when the session is over. */
  personOf(token: string): Promise<SignedInPerson | undefined>
  /** The person that the token in a browser's cookie belongs to. */
  personOfBrowser(browserToken: string): Promise<SignedInPerson | undefined>
  /** Whether a person, by ID, is signed in anywhere. */
  isSignedIn(id: string): Promise<boolean>
  /** Ends the sign-in of an API or browser token. */
  signOut(token: string): Promise<void>
}

/** Opens the sessions of people. */
export function openSessions(store: Store, now: () => number): Sessions {
  const personWith = async (token: string, kind: SessionRow['kind']) => {
    const found = (await store.open())
      .selectFrom('editor_sessions')
      .innerJoin('editors', 'editors.id', 'editor_sessions.editor_id')
      .select(['editors.id', 'editors.name', 'editors.role', 'editors.time_zone as timeZone'])
      .where('token_hash', '=', hashOfToken(token))
      .where('kind', '=', kind)
      .where('expires_at', '>', now())
      .where('removed_at', 'is', null)
    return found.executeTakeFirst()
  }

  return {
    newSignInId: (browserToken, permission) =>
      store.write(async (trx) => {
        const row = await byToken(trx, browserToken)
        if (row?.kind !== 'browser' || row.expires_at <= now()) return undefined
        const { editor_id, sign_in } = row
        const person = await lockedPerson(store, trx, editor_id)
        if (!person || !may(person.role, permission)) return undefined
        const signInId = newToken()
        const expires_at = Math.min(row.expires_at, now() + SIGN_IN_ID_MS)
        await insertToken(trx, signInId, { editor_id, sign_in, kind: 'id', expires_at })
        return signInId
      }),
    redeem: (signInId) =>
      store.write(async (trx) => {
        await lockPeople(store, trx)
        const row = await byToken(trx, signInId)
        if (row?.kind !== 'id' || row.expires_at <= now()) return undefined
        const { token_hash, editor_id, sign_in } = row
        const browser = trx.selectFrom('editor_sessions').select('expires_at')
        const session = browser.where('sign_in', '=', sign_in).where('kind', '=', 'browser')
        const { expires_at } = await session.executeTakeFirstOrThrow()
        await trx.deleteFrom('editor_sessions').where('token_hash', '=', token_hash).execute()
        const token = newToken()
        await insertToken(trx, token, { editor_id, sign_in, kind: 'api', expires_at })
        return token
      }),
    async isSignInOf(signInId, browserToken) {
      const db = await store.open()
      const [id, browser] = await Promise.all([byToken(db, signInId), byToken(db, browserToken)])
      return id?.kind === 'id' && browser?.kind === 'browser' && id.sign_in === browser.sign_in
    },
    personOf: (token) => personWith(token, 'api'),
    personOfBrowser: (token) => personWith(token, 'browser'),
    async isSignedIn(id) {
      const found = (await store.open())
        .selectFrom('editor_sessions')
        .innerJoin('editors', 'editors.id', 'editor_sessions.editor_id')
        .select('editors.id')
        .where('editors.id', '=', id)
        .where('kind', 'in', ['api', 'browser'])
        .where('expires_at', '>', now())
        .where('removed_at', 'is', null)
      return (await found.executeTakeFirst()) !== undefined
    },
    async signOut(token) {
      await store.write(async (trx) => {
        const row = await byToken(trx, token)
        if (row) await endSignIn(trx, row)
      })
    },
  }
}

/** Opens a session for the browser that signed in. */
export async function openSession(
  trx: Trx,
  { id, role }: PersonRow,
  now: number,
  idMs = SIGN_IN_ID_MS,
): Promise<OpenSession> {
  const [signInId, browserToken] = [newToken(), newToken()]
  const shared = { editor_id: id, sign_in: randomBytes(16).toString('base64url') }
  await insertToken(trx, signInId, { ...shared, kind: 'id', expires_at: now + idMs })
  const expires_at = now + SESSION_MS
  await insertToken(trx, browserToken, { ...shared, kind: 'browser', expires_at })
  const update = trx.updateTable('editors').set({ signed_in_at: now })
  await update.where('id', '=', id).execute()
  return { role, signInId, browserToken, seconds: SESSION_MS / 1000 }
}

/** Stores the hash of a token. */
export async function insertToken(
  trx: Trx,
  token: string,
  row: Omit<SessionRow, 'token_hash'>,
): Promise<void> {
  const values = { ...row, token_hash: hashOfToken(token) }
  await trx.insertInto('editor_sessions').values(values).execute()
}

/** Ends all tokens of a sign-in. */
export async function endSignIn(trx: Trx, { sign_in }: Pick<SessionRow, 'sign_in'>): Promise<void> {
  await trx.deleteFrom('editor_sessions').where('sign_in', '=', sign_in).execute()
}

/** The row of a token, if there is one. */
export function byToken(db: Db | Trx, token: string) {
  const row = db.selectFrom('editor_sessions').selectAll()
  return row.where('token_hash', '=', hashOfToken(token)).executeTakeFirst()
}

/** Deletes expired sessions. Returns how many. */
export async function purgeSessions(trx: Trx, now: number): Promise<number> {
  const expired = trx.deleteFrom('editor_sessions').where('expires_at', '<=', now)
  return Number((await expired.executeTakeFirst()).numDeletedRows)
}
