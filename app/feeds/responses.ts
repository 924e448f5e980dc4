import { cachedAs } from '#cache/index.ts'
import { unavailable } from '#copy/errors.ts'

/**
 * A response that is not a page.
 * @param policy `feed` if it contains content, which can change at any time
 */
export function feedResponse(
  body: string,
  contentType: string,
  policy: 'feed' | 'fixedText',
): Response {
  return new Response(body, {
    headers: { 'Content-Type': contentType, ...cachedAs(policy) },
  })
}

/** 503 if the content platform is unreachable and nothing is cached. Never an empty list. */
export function unavailableResponse(): Response {
  return new Response(`${unavailable.text}\n`, {
    status: 503,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Retry-After': '30',
      ...cachedAs('noStore'),
    },
  })
}
