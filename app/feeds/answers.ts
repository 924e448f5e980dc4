import { pageErrors } from '#copy/errors.ts'

/** Seconds for which a copy may be used without asking again. */
const maxAge = { content: 300, fixed: 3600 }

/**
 * An answer that is no page.
 * @param changes whether it holds content, which may change at any moment
 */
export function plainAnswer(body: string, type: string, changes: keyof typeof maxAge): Response {
  return new Response(body, {
    headers: { 'Content-Type': type, 'Cache-Control': `public, max-age=${maxAge[changes]}` },
  })
}

/** The content cannot be read and there is no last good copy: 503, never an empty list. */
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
