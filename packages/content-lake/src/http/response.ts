import type { ServerResponse } from 'node:http'

type Headers = Readonly<Record<string, string | number>>

/** Sends a JSON response. */
export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Headers = {},
): void {
  sendJsonText(response, status, JSON.stringify(body), headers)
}

/** Sends text that is already JSON. */
export function sendJsonText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Headers = {},
): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    ...headers,
  })
  response.end(text)
}

/** Adds a header name to `Vary`. */
export function varyOn(response: ServerResponse, name: string): void {
  const present = String(response.getHeader('vary') ?? '')
  const names = present.split(', ').filter(Boolean)
  if (!names.includes(name)) response.setHeader('vary', [...names, name].join(', '))
}
