import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { limits } from '../../src/limits.ts'
import { namedByToken, openTestLake, type TestLake } from '../open-test-lake.ts'

/**
 * For each limit, what goes one beyond it, and what that must give. A text is matched, any other value has to be equal.
 */
export type Drivers<Limit extends keyof typeof limits> = Readonly<
  Record<Limit, readonly [expected: unknown, exceed: (test: TestLake) => unknown]>
>

/** A name that is a token of `openLimited`, whose user is never found. */
export const UNKNOWN_FOR_LONG = 'held'

/** A platform whose users are signed in by their names. */
export function openLimited(options: { queryTimeoutMs?: number } = {}): Promise<TestLake> {
  return openTestLake({
    ...options,
    accounts: {
      ...namedByToken,
      userOf: (token) =>
        token === UNKNOWN_FOR_LONG ? new Promise(() => {}) : namedByToken.userOf(token),
    },
  })
}

/** Exceeds limits that are lowered for its test only: others would exceed them on a busy machine. */
export function lower(
  lowered: { readonly [Limit in keyof typeof limits]?: number },
  exceed: (test: TestLake) => unknown,
) {
  return (test: TestLake) => {
    const usual = { ...limits }
    Object.assign(limits, lowered)
    onTestFinished(() => void Object.assign(limits, usual))
    return exceed(test)
  }
}

/** A folder that is removed after the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'limits-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

interface Call extends RequestInit {
  /** Who sends it; nobody by default. */
  user?: string
  json?: unknown
}

/** Sends a request to the platform. The path comes after the version. */
export function send(
  { call }: TestLake,
  path: string,
  { user, json, ...init }: Call = {},
): Promise<Response> {
  return call(`/v2025-05-21${path}`, {
    ...(json === undefined ? {} : { method: 'POST', body: JSON.stringify(json) }),
    ...init,
    // The platform closes the connection of a request that it doesn't read to its end.
    headers: {
      connection: 'close',
      ...init.headers,
      ...(user ? { authorization: `Bearer ${user}` } : {}),
    },
  })
}

/** The status and the text of the response to a request. */
export async function answer(...request: Parameters<typeof send>): Promise<string> {
  const response = await send(...request)
  return `${response.status} ${await response.text()}`
}

export function times<T>(count: number, make: (number: number) => T): T[] {
  return Array.from({ length: count }, (_, number) => make(number))
}

/** The first response to concurrent requests. The clients of the others leave. */
export async function firstAnswer(
  test: TestLake,
  count: number,
  request: (number: number) => [path: string, call: Call],
): Promise<string> {
  const leaving = new AbortController()
  try {
    return await Promise.race(
      times(count, (number) => {
        const [path, call] = request(number)
        return answer(test, path, { ...call, signal: leaving.signal })
      }),
    )
  } finally {
    leaving.abort()
  }
}

/** The statuses, without repetition, of requests that arrive in one turn of the event loop. */
export async function statusesAtOnce(
  { lake }: TestLake,
  path: string,
  users: readonly string[],
): Promise<number[]> {
  const { hostname, port } = new URL(lake.url)
  const socket = connect(Number(port), hostname)
  const requests = users.map(
    (user) =>
      `GET /v2025-05-21${path} HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${user}\r\n`,
  )
  socket.write(`${requests.join('\r\n')}Connection: close\r\n\r\n`)
  const responses = await text(socket)
  return [...new Set(responses.match(/(?<=HTTP\/1.1 )\d+/g))].map(Number).toSorted()
}

/** Writes documents as a user. */
export function mutate(user: string, ...mutations: object[]): [path: string, call: Call] {
  return ['/data/mutate/production', { user, json: { mutations } }]
}

export const query = (text: string, user?: string): [path: string, call: Call] => [
  '/data/query/production',
  { json: { query: text }, ...(user ? { user } : {}) },
]

/** Takes longer than any limit of time. */
export const endless = `"${'a'.repeat(8_000)}" match "${'*a'.repeat(500)}b"`
