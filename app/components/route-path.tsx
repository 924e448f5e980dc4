import { Fragment } from 'react'

/** The path of a route. It breaks before slashes rather than within words. */
export function RoutePath({ path }: { path: string }) {
  const parts = path.split('/').slice(1)
  return parts.map((part, depth) => (
    <Fragment key={parts.slice(0, depth + 1).join('/')}>
      <wbr />/{part}
    </Fragment>
  ))
}
