import { once } from 'node:events'
import { isDeepStrictEqual } from 'node:util'
import { onTestFinished, vi } from 'vitest'
import type { WebSocket } from 'ws'
import { limits } from '../../src/limits.ts'
import type { TestLake } from '../open-test-lake.ts'
import { send as call, joinPresence, openSocket } from '../presence-client.ts'
import { type Drivers, lower, UNKNOWN_FOR_LONG } from './platform.ts'

/** The code with which the platform closes a connection. */
const closedWith = async (socket: WebSocket): Promise<unknown> => (await once(socket, 'close'))[0]

async function opened(test: TestLake): Promise<WebSocket> {
  const socket = openSocket(test.lake.url)
  onTestFinished(() => socket.terminate())
  await once(socket, 'open')
  return socket
}

async function joined(test: TestLake, user: string) {
  const editor = await joinPresence(test.lake.url, user)
  onTestFinished(() => editor.socket.terminate())
  return editor
}

/** An editor with a session, and whether others have heard that they left. */
async function announced(test: TestLake, user: string) {
  const [editor, other] = [await joined(test, user), await joined(test, 'heard')]
  await other.call('presence_subscribe')
  await editor.call('presence_announce', { data: { sessionId: user } })
  const left = { type: 'disconnect', i: user, m: { session: user } }
  return {
    ...editor,
    hasLeft: () => other.events().some((event) => isDeepStrictEqual(event, left)),
  }
}

/** Less than `ws` waits by itself for the answer to a close frame. */
const LEAVING_MS = 20_000

const untilLeft = (hasLeft: () => boolean) =>
  vi.waitFor(() => {
    if (!hasLeft()) throw new Error('The editor is still there')
    return 'left'
  }, LEAVING_MS)

/** What refuses one more socket. */
async function refusal(test: TestLake): Promise<string> {
  const [error] = await once(openSocket(test.lake.url), 'error')
  return String(error)
}

export const presenceDrivers = {
  presenceSockets: [
    /503/,
    async (test) => {
      for (let count = 0; count < limits.presenceSockets; count += 1)
        await joined(test, `person${count}`)
      return refusal(test)
    },
  ],
  unauthorizedSockets: [
    /503/,
    async (test) => {
      for (let count = 0; count < limits.unauthorizedSockets; count += 1) await opened(test)
      return refusal(test)
    },
  ],
  authorizationTimeoutMs: [
    1006,
    lower({ authorizationTimeoutMs: 100 }, async (test) => closedWith(await opened(test))),
  ],
  presenceCloseTimeoutMs: [
    'left',
    async (test) => {
      const { socket, hasLeft } = await announced(test, 'silent')
      socket.send('x'.repeat(limits.presenceMessageBytes + 1))
      // It does not answer the close frame.
      socket.pause()
      return untilLeft(hasLeft)
    },
  ],
  presenceSocketsPerUser: [
    1008,
    async (test) => {
      for (let count = 0; count < limits.presenceSocketsPerUser; count += 1)
        await joined(test, 'many')
      const socket = await opened(test)
      call(socket, 'authorization', { authorization: 'Bearer many' })
      return closedWith(socket)
    },
  ],
  presenceSubscriptions: [
    -32_000,
    async (test) => {
      const editor = await joined(test, 'subscriber')
      for (let count = 0; count < limits.presenceSubscriptions; count += 1)
        await editor.call('presence_subscribe')
      const { error } = await editor.call('presence_subscribe')
      return (error as { code: number }).code
    },
  ],
  presenceMessageBytes: [
    1009,
    async (test) => {
      const socket = await opened(test)
      socket.send('x'.repeat(limits.presenceMessageBytes + 1))
      return closedWith(socket)
    },
  ],
  presenceMessages: [
    [1008, 'ok'],
    async (test) => {
      const [busy, other] = [await joined(test, 'busy'), await joined(test, 'other')]
      for (let count = 0; count < limits.presenceMessages.max; count += 1)
        call(busy.socket, 'presence_subscribe')
      const code = await closedWith(busy.socket)
      return [code, (await other.call('presence_rollcall', { session: 'a' })).result]
    },
  ],
  queuedPresenceMessages: [
    1008,
    async (test) => {
      const socket = await opened(test)
      call(socket, 'authorization', { authorization: `Bearer ${UNKNOWN_FOR_LONG}` })
      for (let count = 0; count <= limits.queuedPresenceMessages; count += 1)
        call(socket, 'presence_subscribe')
      return closedWith(socket)
    },
  ],
  presenceBacklogBytes: [
    'left',
    async (test) => {
      const { call: subscribe, socket, hasLeft } = await announced(test, 'slow')
      for (let count = 0; count < limits.presenceSubscriptions; count += 1)
        await subscribe('presence_subscribe')
      socket.pause()
      const data = { sessionId: 'a', text: 'x'.repeat(limits.presenceMessageBytes - 200) }
      // The operating system takes some megabytes before the platform has a backlog.
      for (let number = 0; !hasLeft() && number < 100; number += 1) {
        const loud = await joined(test, `loud-${number}`)
        for (let count = 0; count < limits.presenceMessages.max / 2; count += 1)
          call(loud.socket, 'presence_announce', { data })
        await loud.call('presence_rollcall', { session: 'a' })
        loud.socket.terminate()
      }
      return untilLeft(hasLeft)
    },
  ],
} satisfies Partial<Drivers<keyof typeof limits>>
