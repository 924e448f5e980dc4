import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'

/** The number of responses by status, or by a word if there was none. */
export type Outcomes = Map<string, number>

/** What an attack can use. */
export interface Target {
  url: string
  dataDir: string
  /** Aborts the attack. */
  signal: AbortSignal
}

export interface AttackRequest {
  url: string
  method?: string
  headers?: Readonly<Record<string, string>>
  body?: string | Iterable<Buffer>
  /** The client IP address that the site sees behind its proxy. */
  from?: string
}

/** An attack that is tried while a visitor opens pages. */
export interface Attack {
  name: string
  /** Additional settings of the site. */
  settings?: () => Promise<Record<string, string>>
  run(target: Target): Promise<Outcomes>
  /** Expectations on the responses, in addition to the visitor's pages. */
  isHeld?(outcomes: Outcomes): boolean
}

/** The client IP address of an attacker. */
export const attacker = '203.0.113.9'

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/** Sends requests with limited concurrency until all are sent or the time is up, and counts responses. */
export async function flood(
  requests: Iterable<AttackRequest>,
  atOnce: number,
  signal: AbortSignal,
): Promise<Outcomes> {
  const outcomes: Outcomes = new Map()
  const queue = requests[Symbol.iterator]()
  const work = async () => {
    for (;;) {
      if (signal.aborted) return
      const next = queue.next()
      if (next.done) return
      count(outcomes, await outcomeOf(next.value, signal))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return outcomes
}

export function count(outcomes: Outcomes, name: string): void {
  outcomes.set(name, (outcomes.get(name) ?? 0) + 1)
}

function outcomeOf({ url, method, headers, body, from }: AttackRequest, signal: AbortSignal) {
  return new Promise<string>((resolve) => {
    const sent = request(
      url,
      {
        agent,
        signal,
        method: method ?? (body === undefined ? 'GET' : 'POST'),
        headers: { ...(from ? { 'x-forwarded-for': from } : {}), ...headers },
      },
      (response) => {
        response.resume()
        const status = String(response.statusCode)
        response.once('end', () => resolve(status))
        response.once('error', () => resolve(status))
      },
    )
    sent.once('error', () => resolve(signal.aborted ? 'no response in time' : 'closed'))
    if (typeof body === 'string' || body === undefined) return void sent.end(body)
    const chunks = body[Symbol.iterator]()
    const write = () => {
      for (;;) {
        const { value, done } = chunks.next()
        if (done) return void sent.end()
        if (!sent.write(value)) return void sent.once('drain', write)
      }
    }
    write()
  })
}

/** Opens connections to a server and reports how each ends. */
export async function openSockets(
  url: string,
  howMany: number,
  use: (socket: Socket) => void,
  signal: AbortSignal,
): Promise<Outcomes> {
  const { hostname, port } = new URL(url)
  const outcomes: Outcomes = new Map()
  const ends = Array.from({ length: howMany }, () => {
    const socket = connect(Number(port), hostname)
    socket.once('connect', () => use(socket))
    return new Promise<void>((resolve) => {
      let isOpen = true
      const end = (how: string) => {
        if (isOpen) count(outcomes, how)
        isOpen = false
        socket.destroy()
        resolve()
      }
      socket.once('error', () => end('closed by the site'))
      socket.once('close', () => end('closed by the site'))
      signal.addEventListener('abort', () => end('still open at the end'), { once: true })
    })
  })
  await Promise.all(ends)
  return outcomes
}

export function* times(
  howMany: number,
  make: (number: number) => AttackRequest,
): Generator<AttackRequest> {
  for (let number = 0; number < howMany; number += 1) yield make(number)
}

/** An IP address in an IPv6 /64 of its own. */
export function network(number: number): string {
  return `2001:db8:${(number >> 8).toString(16)}:${(number & 255).toString(16)}::1`
}

export function json(url: string, fields: object): AttackRequest {
  const headers = { 'content-type': 'application/json' }
  return { url, from: attacker, headers, body: JSON.stringify(fields) }
}
