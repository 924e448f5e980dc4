import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { waitForExit } from '../tests/fixtures/child-process.ts'
import { nodeFlags } from '../tests/fixtures/running-site.ts'
import type { SavedResponse } from './file-server.ts'

const savedResponses = z.array(
  z.object({
    path: z.string(),
    type: z.string(),
    encoding: z.literal('br').optional(),
    headers: z.record(z.string(), z.string()).optional(),
    body: z.base64().transform((text) => Buffer.from(text, 'base64')),
  }),
)

/**
 * A minimal `node:http` server in a process of its own, with the site's flags, which sends prepared responses.
 */
export async function startBareNode(responses: readonly SavedResponse[], folder: string) {
  const file = join(folder, 'bare.json')
  await writeFile(
    file,
    JSON.stringify(
      responses.map(({ body, ...rest }) => ({ ...rest, body: body.toString('base64') })),
    ),
  )
  const child = fork(fileURLToPath(import.meta.url), [file], { execArgv: nodeFlags })
  const ended = waitForExit(child)
  const [port] = await once(child, 'message')
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    async stop() {
      child.kill()
      await ended
    },
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) serveBare(process.argv[2] ?? '')

function serveBare(file: string): void {
  const saved = savedResponses.parse(JSON.parse(readFileSync(file, 'utf8')))
  const etag = '"bare"'
  const ready = new Map(
    saved.map(({ path, type, encoding, headers, body: bytes }) => {
      const head = { ...headers, etag }
      const whole = {
        ...head,
        'content-type': type,
        'content-length': bytes.length,
        ...(encoding ? { 'content-encoding': encoding } : {}),
      }
      return [path, { head, whole, bytes }] as const
    }),
  )
  const server = createServer((request, response) => {
    const prepared = ready.get(request.url ?? '')
    if (!prepared) response.writeHead(404).end()
    else if (request.headers['if-none-match'] === etag) response.writeHead(304, prepared.head).end()
    else response.writeHead(200, prepared.whole).end(prepared.bytes)
  })
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
}
