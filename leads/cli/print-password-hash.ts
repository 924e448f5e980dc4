import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { hashPassword, MIN_PASSWORD_LENGTH } from '../password.ts'
import { characters } from '../text.ts'
import { UsageError } from './args.ts'

/** Reads a password and prints its hash, for `LEADS_PASSWORD_HASH`. @throws UsageError */
export async function printPasswordHash(): Promise<void> {
  const password = await readPassword()
  if (characters(password) < MIN_PASSWORD_LENGTH) {
    throw new UsageError(`Use at least ${MIN_PASSWORD_LENGTH} characters.`)
  }
  console.log(await hashPassword(password))
}

/**
 * Asks for a password twice without echo, or reads the first line of a pipe.
 * @throws UsageError when the two differ
 */
async function readPassword(): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).split(/\r?\n/)[0] ?? ''
  const first = await ask('Password: ')
  if ((await ask('Once more: ')) !== first) throw new UsageError('These were not the same.')
  return first
}

function ask(question: string): Promise<string> {
  process.stderr.write(question)
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: unseen, terminal: true })
  return new Promise((resolve) => {
    lines.once('SIGINT', () => process.exit(130))
    lines.question('', (answer) => {
      lines.close()
      process.stderr.write('\n')
      resolve(answer)
    })
  })
}
