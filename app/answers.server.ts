import { data } from 'react-router'

/** A loader's answer for content that does not exist: 404. */
export const missing = () => data({ state: 'missing' } as const, { status: 404 })

/** A loader's answer while the content platform cannot be reached and no copy is left: 503. */
export const unreachable = () =>
  data({ state: 'unreachable' } as const, {
    status: 503,
    headers: { 'Retry-After': '30', 'Cache-Control': 'no-store' },
  })
