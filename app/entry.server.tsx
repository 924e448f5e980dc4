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

import { formErrors } from '#copy/errors.ts'
import { withDocumentHeaders } from './loaders/document-headers.server.ts'
import type { ListedPage } from './meta/page-handle.ts'
import { listPages } from './meta/page-list.server.ts'
import {
  createRequestContext,
  type RequestContext,
  requestContext,
  resolvePath,
} from './request-context.server.ts'

/** The status of a page whose form was posted with errors (lead-action.server.ts). */
const INVALID_FORM_STATUS = 422

/** Builds with the headers of their routes. */
const completed = new WeakMap<ServerBuild, ServerBuild>()

/** The pages of a build, without those from the content platform. */
export const pagesOf = (build: ServerBuild): ListedPage[] => listPages(build.routes)

/**
 * Handles a request with this build. The server calls this and not its own React Router, because a
 * development build has a separate copy of the library, and the two copies can't be mixed.
 */
export function respond(
  build: ServerBuild,
  mode: 'production' | 'development',
  request: Request,
  context: RequestContext,
): Promise<Response> {
  const { preview } = context
  const complete = completed.get(build) ?? withDocumentHeaders(build)
  completed.set(build, complete)
  const served = preview ? { ...complete, basename: preview.basename } : complete
  const handle = createRequestHandler(served, mode)
  const own = createRequestContext(context, build)
  own.set(resolvePath, async (path) => {
    const target = new Request(new URL(request.url).origin + path, { signal: request.signal })
    const found = await handle(target, createRequestContext(context, build))
    await found.body?.cancel()
    if (found.status >= 400) return undefined
    return found.headers.get('location') ?? new URL(target.url).pathname
  })
  return handle(request, own)
}

/**
 * Renders a complete page. The response has no open Suspense boundary, so it can be cached and compressed as
 * a whole.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  // Development has no Content-Security-Policy and no nonce, because browsers hide nonces from hydration.
  const nonce = context.get(requestContext).nonce || undefined
  let failed = false
  const stream = await renderToReadableStream(
    <ServerRouter context={router} url={request.url} {...(nonce ? { nonce } : {})} />,
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
  const body = status === INVALID_FORM_STATUS ? await markTitle(stream) : stream
  return new Response(body, { headers, status: failed ? 500 : status })
}

/** Adds the error prefix to the title, as the script does. `meta` doesn't get the action's data. */
async function markTitle(page: ReadableStream): Promise<string> {
  const html = await new Response(page).text()
  return html.replace('<title>', `<title>${formErrors.titlePrefix}`)
}

/** Route error responses, such as a POST to a page without a form, are not logged as errors. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) console.error(error)
}
