import type { ClientConfig } from '@sanity/client'
import { createNodeFetch } from 'get-it/node'

type Fetch = ReturnType<NonNullable<ClientConfig['resolveFetch']>>

/**
 * More than a result of the embedded platform has, which is at most 8 million characters, and as much as an uploaded
 * image.
 */
const MAX_RESPONSE_BYTES = 32 * 1024 * 1024

const fetchWhole = createNodeFetch()

/**
 * The client's own fetch, except that reading a longer response fails: the client keeps all of it in memory.
 * Event streams have no end.
 */
export const boundedFetch: Fetch = async (url, init) => {
  const response = await fetchWhole(url, init)
  const isEvents = response.headers.get('content-type')?.startsWith('text/event-stream')
  if (!response.body || isEvents) return response
  const body = boundedBody(response.body)
  const bounded = new Response(body)
  const { ok, status, statusText, headers, url: finalUrl, redirected } = response
  return {
    ...{ ok, status, statusText, headers, url: finalUrl, redirected, body },
    text: () => bounded.text(),
    arrayBuffer: () => bounded.arrayBuffer(),
  }
}

/** A body of the content platform that is read into memory: reading more than that fails. */
export function boundedBody(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  let bytes = 0
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength
        if (bytes > MAX_RESPONSE_BYTES) controller.error(new Error('the response is too long'))
        else controller.enqueue(chunk)
      },
    }),
  )
}
