import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { UsageError } from '../cli/args.ts'
import { passwordError } from './password.ts'

/**
 * Asks for a password twice without echo, or reads the first line of a pipe.
 * @returns an empty string if nothing was typed
 * @throws UsageError when the two passwords differ or the password is too short or too long
 */
export async function readPassword(question: string): Promise<string> {
  const password = process.stdin.isTTY ? await askTwice(question) : await firstLine()
  const error = password === '' ? undefined : passwordError(password)
  if (error !== undefined) throw new UsageError(error)
  return password
}

async function askTwice(question: string): Promise<string> {
  const first = await ask(question)
  if (first !== '' && (await ask('Once more: ')) !== first) {
    throw new UsageError('The passwords don’t match. Enter the same one twice.')
  }
  return first
}

async function firstLine(): Promise<string> {
  const lines = createInterface({ input: process.stdin })
  for await (const line of lines) {
    // An open pipe would keep the process alive.
    process.stdin.destroy()
    return line
  }
  return ''
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
