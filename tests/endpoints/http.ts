import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { inject } from 'vitest'

export interface HttpResponse {
  status: number
  headers: IncomingHttpHeaders
  /** As sent, possibly compressed. */
  body: Buffer
  text: string
}

interface Options {
  method?: string
  headers?: Record<string, string>
  body?: string
  /** By default the shared site. */
  site?: string
}

/**
 * Sends a request exactly as given. Unlike `fetch`, it does not change the path or `Host`, follow
 * redirects or decompress.
 */
export function request(target: string, options: Options = {}): Promise<HttpResponse> {
  const { hostname, port } = new URL(options.site ?? inject('siteUrl'))
  return new Promise((resolve, reject) => {
    const sent = httpRequest(
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

/** Posts JSON from a new IP address, unless the headers have one. */
export function postJson(
  target: string,
  fields: unknown,
  options: Options = {},
): Promise<HttpResponse> {
  return request(target, {
    ...options,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': newIpAddress(),
      ...options.headers,
    },
    body: typeof fields === 'string' ? fields : JSON.stringify(fields),
  })
}

/** An IP address that no other test of this run uses, in another /24 than the ones before. */
export function newIpAddress(): string {
  posts += 1
  return `10.${process.pid % 256}.${posts % 256}.${1 + Math.floor(posts / 256)}`
}
