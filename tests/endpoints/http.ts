import { type IncomingHttpHeaders, request } from 'node:http'
import { inject } from 'vitest'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  /** As sent: still compressed, where it is. */
  body: Buffer
  text: string
}

interface Options {
  method?: string
  headers?: Record<string, string>
  body?: string
  /** Another site than the shared one. */
  site?: string
}

/**
 * Sends a request exactly as written: unlike `fetch` it changes neither path nor `Host`, follows no
 * redirect and decompresses nothing.
 */
export function ask(target: string, options: Options = {}): Promise<Answer> {
  const { hostname, port } = new URL(options.site ?? inject('siteUrl'))
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        hostname,
        port,
        path: target,
        method: options.method ?? 'GET',
        headers: options.headers ?? {},
        agent: false,
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          const body = Buffer.concat(chunks)
          const { statusCode = 0, headers } = response
          resolve({ status: statusCode, headers, body, text: body.toString('utf8') })
        })
      },
    )
    sent.on('error', reject)
    sent.end(options.body)
  })
}

let posts = 0

/** Posts JSON from a network address of its own, unless the headers name one. */
export function postJson(target: string, fields: unknown, options: Options = {}): Promise<Answer> {
  return ask(target, {
    ...options,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': newAddress(),
      ...options.headers,
    },
    body: typeof fields === 'string' ? fields : JSON.stringify(fields),
  })
}

/** An address that no other test of this run posts from. */
export function newAddress(): string {
  posts += 1
  return `10.${process.pid % 256}.${Math.floor(posts / 250)}.${1 + (posts % 250)}`
}
