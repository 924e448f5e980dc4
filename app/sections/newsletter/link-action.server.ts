import { data } from 'react-router'
import type { LinkOutcome } from '#leads/index.ts'

const statuses: Record<LinkOutcome, number> = { done: 200, invalid: 404, unavailable: 503 }

/** Handles the token in a request's URL and responds with the outcome. */
export async function linkAction(
  request: Request,
  follow: (token: string) => Promise<LinkOutcome>,
) {
  const outcome = await follow(new URL(request.url).searchParams.get('token') ?? '')
  return data(outcome, {
    status: statuses[outcome],
    ...(outcome === 'unavailable' ? { headers: { 'Retry-After': '30' } } : {}),
  })
}

/** The URL contains a token: no indexing, no referrer. */
export const linkHeaders = () => ({ 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' })
