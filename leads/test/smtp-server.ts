// A real SMTP server on loopback that stores mails and fails on request.

import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

interface ReceivedMail {
  raw: string
  to: string[]
  mail: Email
}

/** What the server does with the next mails. A number is an SMTP reply code. */
type Behavior = 'accept' | 'close' | 'hang' | number

export interface TestSmtp {
  url: string
  received: ReceivedMail[]
  /** Message-IDs of all attempts, including rejected ones. */
  attempts: string[]
  behave(behavior: Behavior): void
}

interface TestSmtpOptions {
  password?: string
}

export async function testSmtp({ password }: TestSmtpOptions = {}): Promise<TestSmtp> {
  let behavior: Behavior = 'accept'
  const received: ReceivedMail[] = []
  const attempts: string[] = []
  const server = new SMTPServer({
    disabledCommands: password ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    authOptional: !password,
    disableReverseLookup: true,
    closeTimeout: 50,
    onAuth: (auth, _session, done) =>
      auth.password === password ? done(null, { user: 'site' }) : done(refusal(535)),
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const raw = Buffer.concat(chunks).toString('utf8')
        const mail = await PostalMime.parse(raw)
        attempts.push(mail.messageId ?? '')
        if (behavior === 'close') return void server.close()
        if (behavior === 'hang') return
        if (behavior !== 'accept') return done(refusal(behavior))
        received.push({ raw, mail, to: session.envelope.rcptTo.map(({ address }) => address) })
        done()
      })
    },
  })
  // Some tests break connections.
  server.on('error', () => {})
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const { port } = listening.address() as AddressInfo
  return {
    url: `smtp://${password ? 'site:wrong@' : ''}127.0.0.1:${port}`,
    received,
    attempts,
    behave: (next) => {
      behavior = next
    },
  }
}

function refusal(responseCode: number): Error {
  return Object.assign(new Error('Refused by the test'), { responseCode })
}

/** The headers of a raw mail: lowercase names and unfolded values. */
export function headersOf(raw: string): Map<string, string[]> {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, ' ')
  const headers = new Map<string, string[]>()
  for (const line of head.split('\r\n')) {
    const name = line.slice(0, line.indexOf(':')).toLowerCase()
    headers.set(name, [...(headers.get(name) ?? []), line.slice(line.indexOf(':') + 1).trim()])
  }
  return headers
}
