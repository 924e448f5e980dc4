import { pageErrors } from '#copy/errors.ts'

/** Seconds a shared cache or browser may reuse the response. */
const MAX_AGE_SECONDS = { content: 300, fixed: 3600 }

/**
 * A response that is not a page.
 * @param changes whether it has content, which can change at any time
 */
export function plainAnswer(
  body: string,
  type: string,
  changes: keyof typeof MAX_AGE_SECONDS,
): Response {
  return new Response(body, {
    headers: {
      'Content-Type': type,
      'Cache-Control': `public, max-age=${MAX_AGE_SECONDS[changes]}`,
    },
  })
}

/** The content platform is unreachable and nothing is cached: 503, never an empty list. */
export function contentUnreachable(): Response {
  return new Response(`${pageErrors.unavailable.text}\n`, {
    status: 503,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'Retry-After': '30',
    },
  })
}
