import type { Store, Trx } from '../store/database.ts'
import { passwordIdOf } from './password.ts'
import { hashOfToken, newToken } from './session-token.ts'
import { attemptSignIn, type SignInAttempt } from './sign-in-attempts.ts'

/** A session of the leads page or of an editor ends this long after its sign-in, used or not. */
export const SESSION_MS = 12 * 60 * 60_000

/**
 * The result of a sign-in. `token` opens the session. `device` is a token by which this browser's next
 * attempts are counted separately. Both expire after their number of seconds.
 */
export type SignIn =
  | { state: 'open'; token: string; seconds: number; device: string; deviceSeconds: number }
  | { state: 'refused' }
  | { state: 'limited'; retryAfterSeconds: number }

/** The sessions of the leads page, shared by all processes on the database. */
export interface Sessions {
  /** Opens a session if the password is right, within the limits of attempts. */
  signIn(attempt: SignInAttempt): Promise<SignIn>
  /** Whether a token's session is open: not ended, not expired, and of the current password. */
  isOpen(token: string): Promise<boolean>
  /** Ends the session of a token, if there is one. */
  end(token: string): Promise<void>
}

/** What sessions are opened with. */
export interface SessionParts {
  store: Store
  /** The key that signs device tokens. */
  secret: () => Promise<string>
  /** The output of `npm run leads -- password`. */
  passwordHash: string
  now: () => number
}

/** Opens the sessions of the leads page, for one password. */
export function openSessions({ store, secret, passwordHash, now }: SessionParts): Sessions {
  const passwordId = passwordIdOf(passwordHash)
  const parts = { store, secret, now, form: 'leads page' }
  return {
    async signIn(attempt) {
      const attempted = await attemptSignIn(parts, attempt, passwordHash)
      if (attempted.state !== 'valid') return attempted
      const token = newToken()
      const session = {
        token_hash: hashOfToken(token),
        password_id: passwordId,
        expires_at: now() + SESSION_MS,
      }
      await store.write(async (trx) => {
        await purgeSessions(trx, now())
        await trx.insertInto('sessions').values(session).execute()
        await attempted.clearAttempts(trx)
      })
      const { device, deviceSeconds } = attempted
      return { state: 'open', token, seconds: SESSION_MS / 1000, device, deviceSeconds }
    },
    async isOpen(token) {
      const db = await store.open()
      const found = await db
        .selectFrom('sessions')
        .select('expires_at')
        .where('token_hash', '=', hashOfToken(token))
        .where('password_id', '=', passwordId)
        .where('expires_at', '>', now())
        .executeTakeFirst()
      return found !== undefined
    },
    async end(token) {
      await store.write((trx) =>
        trx.deleteFrom('sessions').where('token_hash', '=', hashOfToken(token)).execute(),
      )
    },
  }
}

/** Deletes expired sessions of the leads page and the editor. Returns how many. */
export async function purgeSessions(trx: Trx, now: number): Promise<number> {
  const tables = ['sessions', 'editor_sessions'] as const
  let count = 0
  for (const table of tables) {
    const result = await trx.deleteFrom(table).where('expires_at', '<=', now).executeTakeFirst()
    count += Number(result.numDeletedRows)
  }
  return count
}
