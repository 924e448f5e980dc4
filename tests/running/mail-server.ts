import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface MailServer {
  /** For `SMTP_URL`. */
  url: string
  close(): Promise<void>
}

/**
 * A real SMTP server on loopback that takes every mail and writes it, parsed, into a folder, where
 * tests in other processes find it.
 */
export async function startMailServer(folder: string): Promise<MailServer> {
  let count = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        count += 1
        keep(folder, count, Buffer.concat(chunks)).then(() => done(), done)
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** The mails that have arrived in a folder, oldest first. */
export async function mailsIn(folder: string): Promise<Email[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()
  return Promise.all(
    names.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8'))),
  )
}

/** Renamed into its place, so that no reader meets half a file. */
async function keep(folder: string, number: number, raw: Buffer): Promise<void> {
  const file = join(folder, `${String(number).padStart(6, '0')}.json`)
  await writeFile(`${file}.part`, JSON.stringify(await PostalMime.parse(raw)))
  await rename(`${file}.part`, file)
}
