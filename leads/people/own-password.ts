import { recordActivity } from '../activity.ts'
import { hashPassword, passwordError } from './password.ts'
import { type AccountParts, type NotReauthenticated, reauthenticate } from './reauthentication.ts'
import { byToken } from './sessions.ts'
import { newDevice, type SignInAttempt } from './sign-in-attempts.ts'

/** The result of changing one's own password. `device` replaces the browser's device token. */
export type PasswordChange =
  | { state: 'done'; device: string; deviceSeconds: number }
  | { state: 'invalid'; error: string }
  | NotReauthenticated

export interface OwnPasswords {
  /**
   * Changes a person's own password, by ID, and ends the person's sessions except the one of the token in the
   * browser's cookie.
   */
  changePassword(
    id: string,
    given: SignInAttempt & { newPassword: string; browserToken: string },
  ): Promise<PasswordChange>
}

/** Opens changing one's own password. */
export function openOwnPasswords(parts: AccountParts): OwnPasswords {
  const { journal, cost } = parts
  return {
    async changePassword(id, { newPassword, browserToken, ...attempt }) {
      const error = passwordError(newPassword)
      if (error !== undefined) return { state: 'invalid', error }
      const verified = await reauthenticate(parts, id, attempt)
      if (verified.state !== 'valid') return verified
      const password_hash = await hashPassword(newPassword, cost)
      const device = newDevice(await parts.secret(), password_hash, parts.now())
      return verified.change(async (trx, { name, role }, afterCommit): Promise<PasswordChange> => {
        const at = parts.now()
        const update = trx.updateTable('editors').set({ password_hash, changed_at: at })
        await update.where('id', '=', id).execute()
        afterCommit(() => journal.tryToAdd({ type: 'person-changed', id, at, role }))
        const action = 'password-changed'
        await recordActivity(trx, { occurred_at: at, person: name, action, detail: name })
        const current = await byToken(trx, browserToken)
        const sessions = trx.deleteFrom('editor_sessions').where('editor_id', '=', id)
        await sessions.where('sign_in', '!=', current?.sign_in ?? '').execute()
        return { state: 'done', ...device }
      })
    },
  }
}
