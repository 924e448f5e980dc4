import { randomBytes } from 'node:crypto'
import { decoyHash } from './password.ts'
import { lockedPerson, personNamed } from './person-row.ts'
import type { AccountParts } from './reauthentication.ts'
import { mayAny, type Permission, type Role } from './roles.ts'
import { enroll, isSecondFactorRequired, takeCode } from './second-factor.ts'
import { newToken } from './session-token.ts'
import {
  byToken,
  endSignIn,
  insertToken,
  type OpenSession,
  openSession,
  purgeSessions,
  SIGN_IN_ID_MS,
} from './sessions.ts'
import { attemptSignIn, type SignInAttempt } from './sign-in-attempts.ts'

/** How long someone has to enter a code after the password, and to save new recovery codes. */
const CODE_MS = 10 * 60_000

/**
 * The result of a sign-in. `browserToken` is for a cookie: the leads page reads it, and images and WebSockets
 * of the Studio can't send the API token in a header. `device` is a token by which this browser's next attempts
 * are counted separately. Both expire after their number of seconds. `forbidden` is for a right password of
 * someone whose role lacks the permission, and `code-needed` for one of someone who has, or has to set up, a
 * second factor. `codeToken`, for a cookie, continues it with `confirmSignIn`.
 */
type SignIn =
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

/** The result of a code. `recoveryCodes` are those of someone who has just set up a second factor. */
type ConfirmedSignIn =
  | ({ state: 'open'; recoveryCodes: string[] | undefined } & OpenSession)
  | { state: 'expired' }
  | { state: 'forbidden'; role: Role }
  | { state: 'wrong'; person: { name: string; hasSecondFactor: boolean } }
  | { state: 'limited'; retryAfterSeconds: number }

/** Signing in, within the limits of attempts. */
export interface SignIns {
  /** Signs in by name and password someone who has one of the permissions. */
  signIn(
    attempt: SignInAttempt & { name: string; permission: Permission | readonly Permission[] },
  ): Promise<SignIn>
  /**
   * Signs in by a code after the password. Someone without a second factor sets one up with the key that the code
   * is of.
   */
  confirmSignIn(
    codeToken: string,
    given: { code: string; key: string; permission: Permission | readonly Permission[] },
  ): Promise<ConfirmedSignIn>
}

/** Opens signing in. */
export function openSignIns(parts: AccountParts): SignIns {
  const { store, journal, now, cost } = parts
  const decoy = decoyHash(cost)

  return {
    async signIn({ name, permission, ...attempt }) {
      const row = await store.write((trx) => personNamed(trx, name))
      const person = row?.removed_at === null ? row : undefined
      // Someone unknown or without a password takes the same time, so that timing doesn't reveal which names exist.
      const attempted = await attemptSignIn(parts, attempt, person?.password_hash || decoy)
      if (attempted.state !== 'valid') return attempted
      if (!person) return { state: 'refused' }
      if (!mayAny(person.role, permission)) return { state: 'forbidden', role: person.role }
      const { device, deviceSeconds } = attempted
      return store.write(async (trx): Promise<SignIn> => {
        const current = await lockedPerson(store, trx, person.id)
        // These may have changed while the password was verified.
        if (current?.password_hash !== person.password_hash) return { state: 'refused' }
        if (!mayAny(current.role, permission)) return { state: 'forbidden', role: current.role }
        await purgeSessions(trx, now())
        await attempted.clearAttempts(trx)
        const hasSecondFactor = current.code_key !== null
        if (!hasSecondFactor && !(await isSecondFactorRequired(trx)))
          return {
            state: 'open',
            ...(await openSession(trx, current, now())),
            device,
            deviceSeconds,
          }
        const codeToken = newToken()
        const expires_at = now() + CODE_MS
        const sign_in = randomBytes(16).toString('base64url')
        await insertToken(trx, codeToken, {
          editor_id: person.id,
          sign_in,
          kind: 'code',
          expires_at,
        })
        const found = { name: person.name, hasSecondFactor }
        const seconds = CODE_MS / 1000
        return { state: 'code-needed', codeToken, seconds, device, deviceSeconds, person: found }
      })
    },
    confirmSignIn: (codeToken, { permission, ...given }) =>
      store.write(async (trx, afterCommit): Promise<ConfirmedSignIn> => {
        const row = await byToken(trx, codeToken)
        if (row?.kind !== 'code' || row.expires_at <= now()) return { state: 'expired' }
        const person = await lockedPerson(store, trx, row.editor_id)
        if (!person) return { state: 'expired' }
        if (!mayAny(person.role, permission)) return { state: 'forbidden', role: person.role }
        const hasSecondFactor = person.code_key !== null
        const wrong = { state: 'wrong', person: { name: person.name, hasSecondFactor } } as const
        let recoveryCodes: string[] | undefined
        if (hasSecondFactor) {
          const taken = await takeCode(trx, person, given.code, {
            journal,
            afterCommit,
            now: now(),
          })
          if (taken.state === 'limited') return taken
          if (taken.state === 'wrong') return wrong
        } else {
          recoveryCodes = await enroll(trx, person, given, { journal, afterCommit, now: now() })
          if (!recoveryCodes) return wrong
        }
        await endSignIn(trx, row)
        const idMs = recoveryCodes ? CODE_MS : SIGN_IN_ID_MS
        return { state: 'open', recoveryCodes, ...(await openSession(trx, person, now(), idMs)) }
      }),
  }
}
