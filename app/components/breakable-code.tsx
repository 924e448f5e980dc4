import { Fragment } from 'react'

/** Code that can break after dots, slashes, and parentheses, so that words stay whole where lines wrap. */
export function BreakableCode({ code }: { readonly code: string }) {
  return [...code.matchAll(/.+?(?:[./(]+|$)/gs)].map(({ 0: part, index }) => (
    <Fragment key={index}>
      {part}
      {/[./(]$/.test(part) ? <wbr /> : null}
    </Fragment>
  ))
}
