/** A page that somebody gets to after signing in, and at the end perhaps what a form of it does. */
const pageToSignInFor =
  /^\/leads\/(?:list|account|people|activity|[0-9a-f]+|newsletter(?:\/[^/]+)?)(?=\/|$)/

/**
 * The URL to get to after signing in: that of a page with its query, or else the start. Forms of the list and of a
 * lead are posted with the query of their page.
 */
export function signInFor(url: string): string {
  const { pathname, search } = new URL(url, 'http://localhost')
  const page = pageToSignInFor.exec(pathname)?.[0]
  return page ? `${page}${search}` : '/leads'
}

/** The URL of the sign-in, which its forms are posted to. */
export function signInUrl(next: string): string {
  return next === '/leads' ? '/leads/sign-in' : `/leads/sign-in?next=${encodeURIComponent(next)}`
}
