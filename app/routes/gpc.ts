import { feedResponse } from '#app/feeds/responses.ts'

/** Global Privacy Control is honored for everyone (W3C GPC, the well-known resource). */
export const loader = () =>
  feedResponse(
    JSON.stringify({ gpc: true, lastUpdate: '2026-11-01' }),
    'application/json; charset=utf-8',
    'fixedText',
  )
