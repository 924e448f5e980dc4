import type { ShouldRevalidateFunction } from 'react-router'

/** For pages whose loader doesn't read the query: a link to another one of the same page loads nothing. */
export const unlessOnlyQueryChanged: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) =>
  defaultShouldRevalidate &&
  (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search)
