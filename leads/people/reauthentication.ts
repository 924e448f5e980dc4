import type { RestoreJournal } from '../restore-journal/journal.ts'
import type { AfterCommit } from '../store/commit.ts'
import type { Store, Trx } from '../store/database.ts'
import type { PersonRow } from '../store/tables.ts'
import type { Cost } from './password.ts'
import { lockedPerson, personById } from './person-row.ts'
import { attemptSignIn, type SignInAttempt } from './sign-in-attempts.ts'

/** What signing in, and changing one's own account, is done with. */
export interface AccountParts {
  store: Store
  journal: RestoreJournal
  /** The key that signs device tokens. */
  secret: () => Promise<string>
  now: () => number
  cost: Cost
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
 * Verifies a person's password again, so that nobody changes an account in a session that someone else left open.
 * Attempts count toward the limits of signing in.
 */
export async function reauthenticate(
  parts: AccountParts,
  id: string,
  attempt: SignInAttempt,
): Promise<Reauthenticated | NotReauthenticated> {
  const { password_hash } = (await personById(await parts.store.open(), id)) ?? {}
  if (!password_hash) return { state: 'refused' }
  const attempted = await attemptSignIn(parts, attempt, password_hash)
  if (attempted.state !== 'valid') return attempted
  return {
    state: 'valid',
    change: (act) =>
      parts.store.write(async (trx, afterCommit) => {
        const person = await lockedPerson(parts.store, trx, id)
        if (person?.password_hash !== password_hash) return { state: 'refused' }
        await attempted.clearAttempts(trx)
        return act(trx, person, afterCommit)
      }),
  }
}
