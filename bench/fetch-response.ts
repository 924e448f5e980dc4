import { request } from 'node:http'
import type { SavedResponse } from './file-server.ts'

/** Headers that each server sets itself, from the body or the connection. */
const ownOfServer = /^(connection|content-(encoding|length|type)|date|etag|keep-alive)$/

/** A response with its bytes as sent, and the ETag by which it can be requested again. */
interface FetchedResponse extends SavedResponse {
  etag: string
}

/** Fetches a response of the site with its Brotli bytes, for servers to compare it with. */
export function fetchResponse(site: string, path: string): Promise<FetchedResponse> {
  return new Promise((resolve, reject) => {
    const sent = request(site + path, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.once('end', () =>
        resolve({
          path,
          etag: response.headers.etag ?? '',
          type: response.headers['content-type'] ?? '',
          encoding: 'br',
          headers: Object.fromEntries(
            Object.entries(response.headers).flatMap(([name, value]) =>
              typeof value === 'string' && !ownOfServer.test(name) ? [[name, value]] : [],
            ),
          ),
          body: Buffer.concat(chunks),
        }),
      )
    })
    sent.once('error', reject)
    sent.end()
  })
}
