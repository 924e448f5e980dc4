import { attemptSignIn, type SignInAttempt } from '../sign-in/sign-in-attempts.ts'
import type { AfterCommit } from '../store/commit.ts'
import type { Db, Store, Trx } from '../store/database.ts'
import type { PersonRow } from '../store/tables.ts'
import { lockedPerson } from './locked-person.ts'

export interface ReauthenticationParts {
  store: Store
  /** The key that signs device tokens. */
  secret: () => Promise<string>
  now: () => number
}

/** The result of a password that wasn't accepted. */
export type NotReauthenticated =
  | { state: 'refused' }
  | { state: 'limited'; retryAfterSeconds: number }

/** The result of the right password. */
interface Reauthenticated {
  state: 'valid'
  /** Changes the person in a transaction, unless the password has changed since it was verified. */
  change<T>(
    act: (trx: Trx, person: PersonRow, afterCommit: AfterCommit) => Promise<T>,
  ): Promise<T | Extract<NotReauthenticated, { state: 'refused' }>>
}

/**
 * Verifies a person's password again, so that nobody changes an account in a session that somebody else left open.
 * Attempts count toward the limits of signing in.
 */
export async function reauthenticate(
  { store, secret, now }: ReauthenticationParts,
  id: string,
  attempt: SignInAttempt,
): Promise<Reauthenticated | NotReauthenticated> {
  const { password_hash } = (await personById(await store.open(), id)) ?? {}
  if (!password_hash) return { state: 'refused' }
  const parts = { store, secret, now, form: 'sign-in' }
  const attempted = await attemptSignIn(parts, attempt, password_hash)
  if (attempted.state !== 'valid') return attempted
  return {
    state: 'valid',
    change: (act) =>
      store.write(async (trx, afterCommit) => {
        const person = await lockedPerson(store, trx, id)
        if (person?.password_hash !== password_hash) return { state: 'refused' }
        await attempted.clearAttempts(trx)
        return act(trx, person, afterCommit)
      }),
  }
}

/** A person by ID, also one who was removed. */
export function personById(db: Db, id: string): Promise<PersonRow | undefined> {
  return db.selectFrom('editors').selectAll().where('id', '=', id).executeTakeFirst()
}
