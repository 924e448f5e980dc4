import { randomBytes } from 'node:crypto'
import { type Cost, decoyHash } from '../sign-in/password.ts'
import { hashOfToken, newToken } from '../sign-in/session-token.ts'
import { attemptSignIn, type SignInAttempt } from '../sign-in/sign-in-attempts.ts'
import type { Db, Store, Trx } from '../store/database.ts'
import type { PersonRow, SessionRow } from '../store/tables.ts'
import { personNamed } from './person-name.ts'
import { may, type Permission, type Role } from './roles.ts'
import { enroll, isSecondFactorRequired, lockedPerson, takeCode } from './second-factor.ts'

/** A sign-in ends after this long, used or not. */
export const SESSION_MS = 12 * 60 * 60_000

/** How long the Studio has to exchange the ID of a sign-in for a token. */
const SIGN_IN_ID_MS = 60_000
/** How long somebody has to enter a code after the password, and to save new recovery codes. */
const CODE_MS = 10 * 60_000

export interface SignedInPerson {
  id: string
  name: string
  role: Role
}

/**
 * The result of a sign-in. `browserToken` is for a cookie: the leads page reads it, and images and WebSockets
 * of the Studio can't send the API token in a header. `device` is a token by which this browser's next attempts
 * are counted separately. Both expire after their number of seconds. `forbidden` is for a right password of
 * somebody whose role lacks the permission, and `code-needed` for one of somebody who has, or has to set up, a
 * second factor. `codeToken`, for a cookie, continues it with `confirmSignIn`.
 */
export type SignIn =
  | ({ state: 'open'; device: string; deviceSeconds: number } & OpenSession)
  | {
      state: 'code-needed'
      codeToken: string
      seconds: number
      device: string
      deviceSeconds: number
      person: { name: string; hasSecondFactor: boolean }
    }
  | { state: 'refused' }
  | { state: 'forbidden'; role: Role }
  | { state: 'limited'; retryAfterSeconds: number }

interface OpenSession {
  signInId: string
  browserToken: string
  seconds: number
}

/** The result of a code. `recoveryCodes` are those of somebody who has just set up a second factor. */
export type ConfirmedSignIn =
  | ({ state: 'open'; recoveryCodes: string[] | undefined } & OpenSession)
  | { state: 'expired' }
  | { state: 'forbidden'; role: Role }
  | { state: 'wrong'; person: { name: string; hasSecondFactor: boolean } }
  | { state: 'limited'; retryAfterSeconds: number }

/** The sessions of people, shared by all processes on the database. */
export interface Sessions {
  /** Signs in by name and password, within the limits of attempts, somebody who has one of the permissions. */
  signIn(
    attempt: SignInAttempt & { name: string; permission: Permission | readonly Permission[] },
  ): Promise<SignIn>
  /**
   * Signs in by a code after the password. Somebody without a second factor sets one up with the key that the code
   * is of.
   */
  confirmSignIn(
    codeToken: string,
    given: { code: string; key: string; permission: Permission | readonly Permission[] },
  ): Promise<ConfirmedSignIn>
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

interface SessionParts {
  store: Store
  /** The key that signs device tokens. */
  secret: () => Promise<string>
  now: () => number
  cost: Cost
}

/** Opens the sessions of people. */
export function openSessions({ store, secret, now, cost }: SessionParts): Sessions {
  const decoy = decoyHash(cost)
  const parts = { store, secret, now, form: 'sign-in' }

  const personWith = async (token: string, kind: SessionRow['kind']) => {
    const found = (await store.open())
      .selectFrom('editor_sessions')
      .innerJoin('editors', 'editors.id', 'editor_sessions.editor_id')
      .select(['editors.id', 'editors.name', 'editors.role'])
      .where('token_hash', '=', hashOfToken(token))
      .where('kind', '=', kind)
      .where('expires_at', '>', now())
      .where('removed_at', 'is', null)
    return found.executeTakeFirst()
  }

  const openSession = async (trx: Trx, { id }: PersonRow, idMs = SIGN_IN_ID_MS) => {
    const [signInId, browserToken] = [newToken(), newToken()]
    const shared = { editor_id: id, sign_in: randomBytes(16).toString('base64url') }
    await insert(trx, signInId, { ...shared, kind: 'id', expires_at: now() + idMs })
    const expires_at = now() + SESSION_MS
    await insert(trx, browserToken, { ...shared, kind: 'browser', expires_at })
    const update = trx.updateTable('editors').set({ signed_in_at: now() })
    await update.where('id', '=', id).execute()
    return { signInId, browserToken, seconds: SESSION_MS / 1000 }
  }

  return {
    async signIn({ name, permission, ...attempt }) {
      const row = await store.write((trx) => personNamed(trx, name))
      const person = row?.removed_at === null ? row : undefined
      // An unknown name takes the same time, so that timing doesn't reveal which names exist.
      const attempted = await attemptSignIn(parts, attempt, person?.password_hash ?? decoy)
      if (attempted.state !== 'valid') return attempted
      if (!person) return { state: 'refused' }
      if (!mayAny(person.role, permission)) return { state: 'forbidden', role: person.role }
      const { device, deviceSeconds } = attempted
      return store.write(async (trx): Promise<SignIn> => {
        await purgeSessions(trx, now())
        await attempted.clearAttempts(trx)
        // It may have changed while the password was verified.
        const current = await lockedPerson(store, trx, person.id)
        if (!current) return { state: 'refused' }
        const hasSecondFactor = current.code_key !== null
        if (!hasSecondFactor && !(await isSecondFactorRequired(trx)))
          return { state: 'open', ...(await openSession(trx, person)), device, deviceSeconds }
        const codeToken = newToken()
        const expires_at = now() + CODE_MS
        const sign_in = randomBytes(16).toString('base64url')
        await insert(trx, codeToken, { editor_id: person.id, sign_in, kind: 'code', expires_at })
        const found = { name: person.name, hasSecondFactor }
        const seconds = CODE_MS / 1000
        return { state: 'code-needed', codeToken, seconds, device, deviceSeconds, person: found }
      })
    },
    confirmSignIn: (codeToken, { permission, ...given }) =>
      store.write(async (trx): Promise<ConfirmedSignIn> => {
        const row = await byToken(trx, codeToken)
        if (row?.kind !== 'code' || row.expires_at <= now()) return { state: 'expired' }
        const person = await lockedPerson(store, trx, row.editor_id)
        if (!person) return { state: 'expired' }
        if (!mayAny(person.role, permission)) return { state: 'forbidden', role: person.role }
        const hasSecondFactor = person.code_key !== null
        const wrong = { state: 'wrong', person: { name: person.name, hasSecondFactor } } as const
        let recoveryCodes: string[] | undefined
        if (hasSecondFactor) {
          const taken = await takeCode(trx, person, given.code, now())
          if (taken.state === 'limited') return taken
          if (taken.state === 'wrong') return wrong
        } else {
          recoveryCodes = await enroll(trx, person, given, now())
          if (!recoveryCodes) return wrong
        }
        await trx.deleteFrom('editor_sessions').where('sign_in', '=', row.sign_in).execute()
        const idMs = recoveryCodes ? CODE_MS : SIGN_IN_ID_MS
        return { state: 'open', recoveryCodes, ...(await openSession(trx, person, idMs)) }
      }),
    redeem: (signInId) =>
      store.write(async (trx) => {
        const row = await byToken(trx, signInId)
        if (row?.kind !== 'id' || row.expires_at <= now()) return undefined
        const { token_hash, editor_id, sign_in } = row
        const used = trx.deleteFrom('editor_sessions').where('token_hash', '=', token_hash)
        const { numDeletedRows } = await used.executeTakeFirstOrThrow()
        // Another process has redeemed it.
        if (Number(numDeletedRows) === 0) return undefined
        const token = newToken()
        const expires_at = now() + SESSION_MS
        await insert(trx, token, { editor_id, sign_in, kind: 'api', expires_at })
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
        if (!row) return
        await trx.deleteFrom('editor_sessions').where('sign_in', '=', row.sign_in).execute()
      })
    },
  }
}

function mayAny(role: Role, permission: Permission | readonly Permission[]): boolean {
  return [permission].flat().some((one) => may(role, one))
}

async function insert(trx: Trx, token: string, row: Omit<SessionRow, 'token_hash'>) {
  const values = { ...row, token_hash: hashOfToken(token) }
  await trx.insertInto('editor_sessions').values(values).execute()
}

function byToken(db: Db | Trx, token: string) {
  const row = db.selectFrom('editor_sessions').selectAll()
  return row.where('token_hash', '=', hashOfToken(token)).executeTakeFirst()
}

/** Deletes expired sessions. Returns how many. */
export async function purgeSessions(trx: Trx, now: number): Promise<number> {
  const expired = trx.deleteFrom('editor_sessions').where('expires_at', '<=', now)
  return Number((await expired.executeTakeFirst()).numDeletedRows)
}
