import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { HttpError, notFound } from '../errors.ts'
import { rangeIn } from './byte-range.ts'
import type { RequestContext } from './request-context.ts'

/**
 * Sends a file: whole, a requested range (206), or 304 when `If-None-Match` has its ETag.
 * @throws HttpError 404 when the file does not exist, 416 for an unsatisfiable range
 */
export async function sendFile(
  { request, response }: RequestContext,
  path: string,
  headers: Readonly<Record<string, string>> & { readonly etag: string },
): Promise<void> {
  const { 'content-type': contentType = '', ...common } = headers
  if (namesTag(request.headers['if-none-match'], headers.etag)) {
    response.writeHead(304, common)
    response.end()
    return
  }
  const { size } = await stat(path).catch(() => {
    throw notFound('The file is not there')
  })
  // RFC 9110 §13.1.5: an `If-Range` that does not match asks for the whole file.
  const condition = request.headers['if-range']
  const isSame = condition === undefined || condition === headers.etag
  const range =
    request.method === 'GET' && isSame ? rangeIn(request.headers.range, size) : undefined
  if (range === 'unsatisfiable') throw unsatisfiable(size)
  response.writeHead(range ? 206 : 200, {
    ...common,
    'content-type': contentType,
    'accept-ranges': 'bytes',
    'content-length': range ? range.end - range.start + 1 : size,
    ...(range ? { 'content-range': `bytes ${range.start}-${range.end}/${size}` } : {}),
  })
  if (request.method === 'HEAD') response.end()
  else await pipeline(createReadStream(path, range), response)
}

function unsatisfiable(size: number): HttpError {
  const body = {
    statusCode: 416,
    error: 'Range Not Satisfiable',
    message: `The file has ${size} bytes`,
  }
  return new HttpError(416, body, { 'content-range': `bytes */${size}` })
}

/** RFC 9110 §13.1.2: a list of ETags, compared weakly, or `*`. */
function namesTag(header: string | undefined, etag: string): boolean {
  const tags = (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes(etag) || tags.includes('*')
}
