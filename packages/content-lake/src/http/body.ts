import type { IncomingMessage } from 'node:http'
import { badRequest, tooLarge } from '../errors.ts'
import { limits } from '../limits.ts'

/**
 * Checks `Content-Length`.
 * @throws HttpError 413 when it is over `limit` bytes
 */
export function checkAnnouncedLength(request: IncomingMessage, limit: number): void {
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLong(limit)
}

export function tooLong(limit: number) {
  return tooLarge(`The request body may be ${limit} bytes long at most`)
}

/**
 * Reads a JSON request body; an empty one is an empty object.
 * @throws HttpError 413 when it is too long, 400 when it is not JSON
 */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const limit = limits.jsonBytes
  checkAnnouncedLength(request, limit)
  const chunks: Buffer[] = []
  let length = 0
  // The request is not destroyed: the client still gets the error response.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    length += chunk.length
    if (length > limit) throw tooLong(limit)
    chunks.push(chunk)
  }
  const text = Buffer.concat(chunks).toString('utf8')
  if (text === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    throw badRequest('The request body is not valid JSON')
  }
}
