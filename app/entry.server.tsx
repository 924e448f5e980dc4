import { renderToReadableStream } from 'react-dom/server'
import {
  createRequestHandler,
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router'

export { renderMail } from './mail/render-mail.ts'

import {
  createRequestContext,
  type RequestContext,
  type SiteFacts,
  services,
} from './request-context.server.ts'
import { pageGraph } from './structured-data/page-graph.ts'
import { PageGraph } from './structured-data/structured-data.tsx'

/**
 * Handles one request with this build. The server calls this instead of React Router: a development
 * build has its own copy of the library, and the two copies do not mix.
 */
export function answer(
  build: ServerBuild,
  mode: 'production' | 'development',
  request: Request,
  context: RequestContext,
): Promise<Response> {
  return createRequestHandler(build, mode)(request, createRequestContext(context))
}

/**
 * Renders a complete page: the response has no open Suspense boundary, so it can be cached and
 * compressed as a whole.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  // Development has no Content-Security-Policy and no nonce: browsers hide nonces from hydration.
  const { site, nonce: given } = context.get(services)
  const nonce = given || undefined
  let failed = false
  const stream = await renderToReadableStream(
    <PageGraph value={graphOf(router, site)}>
      <ServerRouter context={router} url={request.url} {...(nonce ? { nonce } : {})} />
    </PageGraph>,
    {
      ...(nonce ? { nonce } : {}),
      signal: request.signal,
      onError(error) {
        failed = true
        if (!request.signal.aborted) console.error(error)
      },
    },
  )
  await stream.allReady
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(stream, { headers, status: failed ? 500 : status })
}

/** Route error responses, such as a post to a page without a form, are not logged as errors. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) console.error(error)
}

/** The structured data of the page, if it was found. */
function graphOf({ staticHandlerContext }: EntryContext, site: SiteFacts) {
  const { matches, loaderData, statusCode } = staticHandlerContext
  const match = matches.at(-1)
  if (!match || statusCode !== 200) return undefined
  const { pathname, route } = match
  return pageGraph({ routeId: route.id, pathname, data: loaderData[route.id] }, site)
}
