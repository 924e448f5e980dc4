import { recordActivity } from '../activity.ts'
import { recordEvents, secondsToWait } from '../rate-limits/stored-rate-limit.ts'
import type { RestoreJournal } from '../restore-journal/journal.ts'
import type { AfterCommit } from '../store/commit.ts'
import type { Db, Trx } from '../store/database.ts'
import type { PersonRow } from '../store/tables.ts'
import { isCodeKey, timeStepOf } from './one-time-code.ts'
import { personById } from './person-row.ts'
import { type AccountParts, type NotReauthenticated, reauthenticate } from './reauthentication.ts'
import { hashOfRecoveryCode, newRecoveryCodes } from './recovery-codes.ts'
import type { SignInAttempt } from './sign-in-attempts.ts'

/** The columns of a person without a second factor. */
export const noSecondFactor = { code_key: null, code_step: null, recovery_codes: null }

/** The result of a code: `wrong` also for one that was used before. */
export type CodeResult =
  | { state: 'right' }
  | { state: 'wrong' }
  | { state: 'limited'; retryAfterSeconds: number }

/** The result of adding or removing a second factor: `refused` for a wrong password. */
export type SecondFactorChange =
  | { state: 'done'; recoveryCodes: string[] }
  | NotReauthenticated
  | Exclude<CodeResult, { state: 'right' }>

type Proof = SignInAttempt & { code: string }

/** The second factors of people: one-time codes of an authenticator app (TOTP, RFC 6238), and recovery codes. */
export interface SecondFactors {
  /** How many recovery codes are left of a person's second factor, by ID; undefined for someone without one. */
  secondFactorOf(id: string): Promise<{ recoveryCodes: number } | undefined>
  /** Adds a second factor by a code of its key. */
  addSecondFactor(id: string, given: Proof & { key: string }): Promise<SecondFactorChange>
  /** Removes a person's own second factor by a code of it, and ends all sessions. */
  removeSecondFactor(id: string, given: Proof): Promise<SecondFactorChange>
}

/** Opens the second factors of people. */
export function openSecondFactors(parts: AccountParts): SecondFactors {
  const { store, journal, now } = parts
  return {
    async secondFactorOf(id) {
      const { code_key = null, recovery_codes = null } =
        (await personById(await store.open(), id)) ?? {}
      if (code_key === null) return undefined
      return { recoveryCodes: recovery_codes?.split(' ').length ?? 0 }
    },
    addSecondFactor: async (id, given) => {
      const verified = await reauthenticate(parts, id, given)
      if (verified.state !== 'valid') return verified
      return verified.change(async (trx, person, afterCommit): Promise<SecondFactorChange> => {
        const recoveryCodes = await enroll(trx, person, given, { journal, afterCommit, now: now() })
        return recoveryCodes ? { state: 'done', recoveryCodes } : { state: 'wrong' }
      })
    },
    removeSecondFactor: async (id, given) => {
      const verified = await reauthenticate(parts, id, given)
      if (verified.state !== 'valid') return verified
      return verified.change(async (trx, person, afterCommit): Promise<SecondFactorChange> => {
        const at = now()
        const taken = await takeCode(trx, person, given.code, { journal, afterCommit, now: at })
        if (taken.state !== 'right') return taken
        const without = { ...noSecondFactor, changed_at: at }
        await trx.updateTable('editors').set(without).where('id', '=', id).execute()
        afterCommit(() => journal.tryToAdd({ type: 'person-changed', id, at, role: person.role }))
        await trx.deleteFrom('editor_sessions').where('editor_id', '=', id).execute()
        const { name } = person
        const action = 'second-factor-removed'
        await recordActivity(trx, { occurred_at: at, person: name, action, detail: name })
        return { state: 'done', recoveryCodes: [] }
      })
    },
  }
}

/** Whether an administrator requires a second factor of everyone. */
export async function isSecondFactorRequired(db: Db | Trx): Promise<boolean> {
  const row = db.selectFrom('people_settings').select('value').where('name', '=', 'second-factor')
  return (await row.executeTakeFirst())?.value === 'required'
}

interface CodeParts {
  journal: RestoreJournal
  afterCommit: AfterCommit
  now: number
}

/**
 * Checks a one-time or recovery code, which then can't be used again (RFC 6238 §5.2). Attempts are limited by
 * person, because only someone with the password gets here.
 * @param person from `lockedPerson`
 */
export async function takeCode(
  trx: Trx,
  person: PersonRow,
  code: string,
  { journal, afterCommit, now }: CodeParts,
): Promise<CodeResult> {
  const count = { form: 'sign-in', client: person.id, event: 'sign-in-code' } as const
  const retryAfterSeconds = await secondsToWait(trx, count, now)
  if (retryAfterSeconds > 0) return { state: 'limited', retryAfterSeconds }
  const used = changesFor(person, code, now)
  if (!used) {
    await recordEvents(trx, [count], now)
    return { state: 'wrong' }
  }
  await trx.updateTable('editors').set(used).where('id', '=', person.id).execute()
  if ('recovery_codes' in used) {
    const hash = hashOfRecoveryCode(code)
    afterCommit(() => journal.tryToAdd({ type: 'recovery-code-used', id: person.id, hash }))
  }
  return { state: 'right' }
}

/** What changes for a person who uses a code; undefined for a wrong or used one. */
function changesFor(person: PersonRow, code: string, now: number) {
  const { code_key, code_step } = person
  if (code_key === null) return undefined
  const step = timeStepOf(code_key, code, now)
  if (step !== undefined) return step > (code_step ?? 0) ? { code_step: step } : undefined
  return withoutCodes(person, new Set([hashOfRecoveryCode(code)]))
}

/** What changes for a person without some recovery codes, given as hashes; undefined if none of them is left. */
export function withoutCodes(
  { recovery_codes }: Pick<PersonRow, 'recovery_codes'>,
  used: ReadonlySet<string>,
): Pick<PersonRow, 'recovery_codes'> | undefined {
  const hashes = recovery_codes?.split(' ') ?? []
  const rest = hashes.filter((hash) => !used.has(hash))
  return rest.length < hashes.length ? { recovery_codes: rest.join(' ') || null } : undefined
}

/**
 * Stores a key, once a code of it was entered.
 * @param person from `lockedPerson`, without a second factor
 * @returns recovery codes, of which only hashes are stored; undefined for a wrong code
 */
export async function enroll(
  trx: Trx,
  person: PersonRow,
  { key, code }: { key: string; code: string },
  { journal, afterCommit, now }: CodeParts,
): Promise<string[] | undefined> {
  const step = isCodeKey(key) ? timeStepOf(key, code, now) : undefined
  if (step === undefined || person.code_key !== null) return undefined
  const codes = newRecoveryCodes()
  const recovery_codes = codes.map(hashOfRecoveryCode).join(' ')
  const values = { code_key: key, code_step: step, recovery_codes, changed_at: now }
  const { id, name, role } = person
  await trx.updateTable('editors').set(values).where('id', '=', id).execute()
  afterCommit(() => journal.tryToAdd({ type: 'person-changed', id, at: now, role }))
  await recordActivity(trx, {
    occurred_at: now,
    person: name,
    action: 'second-factor-added',
    detail: name,
  })
  return codes
}
