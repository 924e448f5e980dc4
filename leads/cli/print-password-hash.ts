import { hashPassword } from '../sign-in/password.ts'
import { UsageError } from './args.ts'
import { readPassword } from './read-password.ts'

/** Reads a password and prints its hash, for `LEADS_PASSWORD_HASH`. @throws UsageError */
export async function printPasswordHash(): Promise<void> {
  const password = await readPassword()
  if (password === '') throw new UsageError('There was no password.')
  console.log(await hashPassword(password))
}
