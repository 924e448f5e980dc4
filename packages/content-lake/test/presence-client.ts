import { once } from 'node:events'
import { vi } from 'vitest'
import { WebSocket } from 'ws'

/** Long enough for a machine that is busy with other things. */
export const SLOW_MACHINE_MS = 60_000

const path = '/v2022-06-30/socket/production'

/** Opens a socket for presence. */
export function openSocket(platform: string, options: { path?: string; headers?: object } = {}) {
  const url = new URL(options.path ?? path, platform.replace('http', 'ws'))
  return new WebSocket(url, { headers: { ...options.headers } })
}

/** Sends a call, as JSON-RPC 2.0. */
export function send(socket: WebSocket, method: string, params: object = {}, id = 'x'): void {
  socket.send(JSON.stringify({ jsonrpc: '2.0', method, params, id }))
}

/** An editor as `@sanity/bifur-client` connects it, with all messages that it receives. */
export async function joinPresence(platform: string, token: string) {
  const socket = openSocket(platform)
  const received: Record<string, unknown>[] = []
  socket.on('message', (data) => {
    // The heartbeat is no JSON.
    if (String(data) !== '♥') received.push(JSON.parse(String(data)))
  })
  await once(socket, 'open')
  let number = 0
  const call = async (method: string, params: object = {}) => {
    number += 1
    const id = String(number)
    send(socket, method, params, id)
    return vi.waitFor(() => {
      const response = received.find((message) => message.id === id)
      if (!response) throw new Error(`${method} has no response yet`)
      return response
    }, SLOW_MACHINE_MS)
  }
  const events = () =>
    received.flatMap(({ method, params }) =>
      method === 'presence_subscription' ? [(params as { result: unknown }).result] : [],
    )
  await call('authorization', { authorization: `Bearer ${token}` })
  return { socket, call, events }
}
