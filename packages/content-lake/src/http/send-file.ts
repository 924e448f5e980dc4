import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { HttpError, notFound } from '../errors.ts'
import { rangeIn } from './byte-range.ts'
import type { Exchange } from './exchange.ts'

/**
 * Answers with a file; with a part of it, 206, when the caller asks for one; or with 304 when the
 * caller has it: its `If-None-Match` names the ETag.
 * @throws HttpError 404 when the file is not there, 416 for a part that is not.
 */
export async function sendFile(
  { request, response }: Exchange,
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
  // RFC 9110 §13.1.5: `If-Range` asks for the whole file when the caller's part is of another one.
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

/** RFC 9110 §13.1.2: a list of tags, compared without their weakness, or `*`. */
function namesTag(header: string | undefined, etag: string): boolean {
  const tags = (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes(etag) || tags.includes('*')
}
