import type { ServerResponse } from 'node:http'

type Headers = Readonly<Record<string, string | number>>

/** Writes an answer in JSON. */
export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Headers = {},
): void {
  sendJsonText(response, status, JSON.stringify(body), headers)
}

/** The same for text that is JSON already. */
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

/** Adds a header name to `Vary`, whatever stands there already. */
export function varyOn(response: ServerResponse, name: string): void {
  const present = String(response.getHeader('vary') ?? '')
  const names = present.split(', ').filter(Boolean)
  if (!names.includes(name)) response.setHeader('vary', [...names, name].join(', '))
}
