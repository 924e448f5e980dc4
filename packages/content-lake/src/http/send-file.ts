import { serveStatic } from '@hono/node-server/serve-static'
import type { Context } from 'hono'
import { notFound } from '../errors.ts'

/**
 * Sends a file, whole or the requested range (RFC 9110 §14).
 * @throws HttpError 404 when the file does not exist
 */
export async function sendFile(
  c: Context,
  path: string,
  headers: Readonly<Record<string, string>> & { readonly etag: string },
): Promise<Response> {
  // RFC 9110 §13.1.5: an `If-Range` that does not match asks for the whole file.
  const condition = c.req.header('if-range')
  const isSame = condition === undefined || condition === headers.etag
  if (!isSame || !isOneRange(c.req.header('range') ?? '')) c.req.raw.headers.delete('range')
  const response = await serveStatic({ path })(c, async () => {})
  if (!response) throw notFound('The file is not there')
  if (response.ok)
    for (const [name, value] of Object.entries({ ...headers, 'accept-ranges': 'bytes' }))
      response.headers.set(name, value)
  return response
}

/** Whether a `Range` header has exactly one byte range; others are ignored (RFC 9110 §14.2). */
function isOneRange(range: string): boolean {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range) ?? []
  if (first + last === '') return false
  return first === '' || last === '' || Number(first) <= Number(last)
}
