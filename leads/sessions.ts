import { createHash, randomBytes } from 'node:crypto'
import { countPosts, type PostOf, secondsToWait } from './limits.ts'
import { nameOfHash, verifyPassword } from './password.ts'
import type { Store, Trx } from './store/database.ts'

const sessionMs = 12 * 60 * 60_000

export type SignIn =
  | { state: 'open'; token: string; seconds: number }
  | { state: 'refused' }
  | { state: 'limited'; retryAfterSeconds: number }

/** Who is signed in to the leads page. Shared by every process on the database. */
export interface Sessions {
  /** Opens a session for the right password. Attempts are counted before they are looked at. */
  signIn(password: string, client: string): Promise<SignIn>
  isOpen(token: string): Promise<boolean>
  end(token: string): Promise<void>
}

/** @param hash what `npm run leads -- password` printed */
export function openSessions(store: Store, hash: string, now: () => number): Sessions {
  const named = nameOfHash(hash)
  return {
    async signIn(password, client) {
      const attempt: PostOf = { form: 'leads page', client, outcome: 'sign-in' }
      const retryAfterSeconds = await store.write(async (trx) => {
        await store.lock(trx, [`sign-in ${client}`])
        const wait = await secondsToWait(trx, attempt, now())
        const counted = { ...attempt, at: now(), fingerprint: null, lead_id: null }
        if (wait === 0) await countPosts(trx, [counted])
        return wait
      })
      if (retryAfterSeconds > 0) return { state: 'limited', retryAfterSeconds }
      const verdict = await verifyPassword(password, hash)
      if (verdict === 'busy') return { state: 'limited', retryAfterSeconds: 5 }
      if (verdict === 'wrong') return { state: 'refused' }
      const token = randomBytes(32).toString('base64url')
      const session = {
        token_hash: hashOf(token),
        password: named,
        expires_at: now() + sessionMs,
      }
      await store.write(async (trx) => {
        await forgetSessions(trx, now())
        await trx.insertInto('sessions').values(session).execute()
        const forgiven = trx.deleteFrom('posts').where('form', '=', attempt.form)
        await forgiven.where('client', '=', client).execute()
      })
      return { state: 'open', token, seconds: sessionMs / 1000 }
    },
    async isOpen(token) {
      const db = await store.open()
      const found = await db
        .selectFrom('sessions')
        .select('expires_at')
        .where('token_hash', '=', hashOf(token))
        .where('password', '=', named)
        .where('expires_at', '>', now())
        .executeTakeFirst()
      return found !== undefined
    },
    async end(token) {
      await store.write((trx) =>
        trx.deleteFrom('sessions').where('token_hash', '=', hashOf(token)).execute(),
      )
    },
  }
}

/** Forgets the sessions that have ended. Returns how many. */
export async function forgetSessions(trx: Trx, now: number): Promise<number> {
  const result = await trx.deleteFrom('sessions').where('expires_at', '<=', now).executeTakeFirst()
  return Number(result.numDeletedRows)
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
