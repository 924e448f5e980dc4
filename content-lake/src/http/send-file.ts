import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { notFound } from '../errors.ts'
import type { Exchange } from './exchange.ts'

/** Answers with a file, or with 304 when the caller has it: its `If-None-Match` names the ETag. */
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
  response.writeHead(200, { ...common, 'content-type': contentType, 'content-length': size })
  if (request.method === 'HEAD') response.end()
  else await pipeline(createReadStream(path), response)
}

/** RFC 9110 §13.1.2: a list of tags, compared without their weakness, or `*`. */
function namesTag(header: string | undefined, etag: string): boolean {
  const tags = (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes(etag) || tags.includes('*')
}
