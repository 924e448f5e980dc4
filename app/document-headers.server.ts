interface HeadersArgs {
  actionHeaders: Headers
  errorHeaders: Headers | undefined
  loaderHeaders: Headers
}

/**
 * The `headers` export of routes. The document gets the headers of its error, or of its loader and action.
 */
export function documentHeaders({
  actionHeaders,
  errorHeaders,
  loaderHeaders,
}: HeadersArgs): Headers {
  return errorHeaders ?? new Headers([...loaderHeaders, ...actionHeaders])
}
