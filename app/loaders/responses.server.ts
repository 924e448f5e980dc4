import { data } from 'react-router'
import type { SuggestedPage } from '#app/not-found/did-you-mean.server.ts'
import { cachedAs } from '#cache/index.ts'

/** A loader's response for what does not exist: 404, with pages the visitor may have meant. */
export const missing = (suggestions: readonly SuggestedPage[] = []) =>
  data({ state: 'missing', suggestions } as const, { status: 404 })

/** The status and headers of a page whose content is unreachable: 503. */
export const unreachableResponse = {
  status: 503,
  headers: { 'Retry-After': '30', ...cachedAs('noStore') },
}

/**
 * Thrown by loaders when the content platform is unreachable and nothing is cached: 503. The route's
 * `ErrorBoundary` shows it like a request without a response.
 * @param message what failed, for the browser's console
 */
export const unreachable = (message: string) => data(message, unreachableResponse)
