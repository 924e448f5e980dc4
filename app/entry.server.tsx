import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { services } from './services.server.ts'

export { provide } from './services.server.ts'

/**
 * Renders a complete page: the answer has no open Suspense boundary, so that it can be kept and
 * compressed as a whole.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce } = context.get(services)
  let failed = false
  const stream = await renderToReadableStream(
    <ServerRouter context={router} url={request.url} nonce={nonce} />,
    {
      nonce,
      onError(error) {
        failed = true
        console.error(error)
      },
    },
  )
  await stream.allReady
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(stream, { headers, status: failed ? 500 : status })
}
