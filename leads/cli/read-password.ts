import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { UsageError } from './args.ts'

/**
 * Asks for a password, twice and unseen, or reads the first line of what is piped in.
 * @throws UsageError when the two differ
 */
export async function readPassword(): Promise<string> {
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
