import { renderToReadableStream } from 'react-dom/server'
import {
  createRequestHandler,
  type EntryContext,
  type RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router'

export { renderMail } from './mail/render-mail.ts'

import { provide, type Services, services } from './services.server.ts'

/**
 * Answers one request with this build. The server calls this rather than React Router itself: a
 * development build and the server would each have a copy of it, and the two do not mix.
 */
export function answer(
  build: ServerBuild,
  mode: 'production' | 'development',
  request: Request,
  lent: Services,
): Promise<Response> {
  return createRequestHandler(build, mode)(request, provide(lent))
}

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
  // Development has no policy, and no nonce: the browser would hide it from hydration.
  const nonce = context.get(services).nonce || undefined
  let failed = false
  const stream = await renderToReadableStream(
    <ServerRouter context={router} url={request.url} {...(nonce ? { nonce } : {})} />,
    {
      ...(nonce ? { nonce } : {}),
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
