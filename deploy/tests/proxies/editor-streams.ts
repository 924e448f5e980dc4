import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import type { Duplex } from 'node:stream'
import { z } from 'zod'
import { apiVersion } from '#content/index.ts'
import type { Findings } from '../../../tests/chaos/findings.ts'
import type { Client } from './client.ts'

const api = `/studio/api/v${apiVersion}`
const dataset = 'production'
/** A message that takes longer than this was held back by the proxy. */
const PROMPT_MS = 5_000

export interface EditorAccount {
  name: string
  password: string
}

/**
 * What two tabs of an editor hear through a proxy: each other's presence by WebSocket, and changes of
 * documents by event stream, at once.
 */
export async function editorStreams(
  findings: Findings,
  client: Client,
  account: EditorAccount,
): Promise<void> {
  const { origin } = client
  const { cookie, token } = await signIn(client, account)
  const refused = await openSocket(client, '')
  findings.add('refuses sockets without a session', refused.status === 401, `${refused.status}`)
  const [one, other] = [await openSocket(client, cookie), await openSocket(client, cookie)]
  findings.add('passes WebSockets on', one.status === 101, `status ${one.status}`)
  for (const socket of [one, other])
    socket.send({ method: 'authorization', params: { authorization: `Bearer ${token}` } })
  one.send({ method: 'presence_subscribe', params: {}, id: 'subscribed' })
  await one.heard('subscribed')
  other.send({ method: 'presence_announce', params: { data: { sessionId: 'other tab' } } })
  const presence = await one.heard('other tab')
  findings.add('tells one tab of the other', presence !== undefined, waited(presence))
  for (const socket of [one, other]) socket.close()

  const query = new URLSearchParams({ query: '*[_id == "heard-document"]' })
  const stream = await openStream(client, `${api}/data/listen/${dataset}?${query}`, token)
  const welcome = await stream.heard('welcome')
  const body = JSON.stringify({
    mutations: [{ create: { _id: 'heard-document', _type: 'blog' } }],
  })
  const written = await client.request(`${api}/data/mutate/${dataset}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      // As browsers do: writes without a length are refused.
      'content-length': String(Buffer.byteLength(body)),
      origin,
    },
    body,
  })
  const change = await stream.heard('heard-document')
  stream.close()
  const isHeard = welcome !== undefined && change !== undefined
  findings.add(
    'passes event streams on as they come',
    isHeard && written.status === 200,
    `welcome ${waited(welcome)}, change ${waited(change)}, written with ${written.status}`,
  )
}

/** Signs in by the form. Returns the cookie and the token that the editor's pages get. */
async function signIn(client: Client, { name, password }: EditorAccount) {
  const target = new URLSearchParams({ origin: `${client.origin}/studio` })
  const response = await client.request(`/studio/sign-in?${target}`, {
    method: 'POST',
    headers: { origin: client.origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: String(new URLSearchParams({ name, password })),
  })
  const cookies = [response.headers['set-cookie'] ?? []].flat()
  const cookie = cookies.map((line) => line.split(';', 1)[0]).join('; ')
  const sid = /#sid=(.+)$/.exec(String(response.headers.location))?.[1] ?? ''
  const { body } = await client.request(`${api}/auth/fetch?${new URLSearchParams({ sid })}`, {
    headers: { cookie },
  })
  return { cookie, token: z.object({ token: z.string() }).parse(JSON.parse(String(body))).token }
}

interface Stream {
  /** The milliseconds until a text came; undefined after `PROMPT_MS`. */
  heard(text: string): Promise<number | undefined>
  close(): void
}

function openStream(client: Client, path: string, token: string): Promise<Stream> {
  return new Promise((resolve, reject) => {
    const headers = {
      ...client.target.headers,
      accept: 'text/event-stream',
      authorization: `Bearer ${token}`,
    }
    request({ ...client.target, path, headers }, (response) => {
      resolve({ heard: listener(response), close: () => response.destroy() })
    })
      .once('error', reject)
      .end()
  })
}

async function openSocket(client: Client, cookie: string) {
  const { status, socket } = await upgrade(client, cookie)
  return {
    status,
    heard: socket ? listener(socket) : async () => undefined,
    close: () => socket?.destroy(),
    /** Sends a JSON-RPC message as one frame of text, masked as a client has to (RFC 6455, 5.2). */
    send(message: object) {
      const payload = Buffer.from(JSON.stringify({ jsonrpc: '2.0', ...message }))
      const mask = randomBytes(4)
      const head = Buffer.from([0x81, 0x80 | 126, payload.length >> 8, payload.length & 255])
      const masked = payload.map((byte, index) => byte ^ (mask[index % 4] ?? 0))
      socket?.write(Buffer.concat([head, mask, masked]))
    },
  }
}

function upgrade(client: Client, cookie: string) {
  return new Promise<{ status: number; socket?: Duplex }>((resolve, reject) => {
    const headers = {
      ...client.target.headers,
      connection: 'Upgrade',
      upgrade: 'websocket',
      origin: client.origin,
      cookie,
      'sec-websocket-version': '13',
      'sec-websocket-key': randomBytes(16).toString('base64'),
    }
    request({ ...client.target, path: `${api}/socket/${dataset}`, headers })
      .once('upgrade', (response: IncomingMessage, socket: Duplex) =>
        resolve({ status: response.statusCode ?? 0, socket }),
      )
      .once('response', (response) => {
        response.resume()
        resolve({ status: response.statusCode ?? 0 })
      })
      .once('error', reject)
      .end()
  })
}

/** Collects what a stream brings, to look for texts in it. */
function listener(stream: Duplex | IncomingMessage): Stream['heard'] {
  let all = ''
  stream.on('error', () => stream.destroy())
  stream.on('data', (chunk: Buffer) => {
    all += chunk.toString('latin1')
  })
  return async (text) => {
    const from = performance.now()
    while (!all.includes(text)) {
      if (performance.now() - from > PROMPT_MS) return undefined
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    return performance.now() - from
  }
}

const waited = (ms: number | undefined) => (ms === undefined ? 'never' : `${ms.toFixed(0)} ms`)
