import { Fragment } from 'react'

/** Code that can break after dots, slashes, and the parentheses of calls, so that words stay whole where lines wrap. */
export function BreakableCode({ code }: { readonly code: string }) {
  return [...code.matchAll(/.+?(?:[./]+|(?<=\S)\(+|$)/gs)].map(({ 0: part, index }) => (
    <Fragment key={index}>
      {part}
      {/[./]$|\S\($/.test(part) ? <wbr /> : null}
    </Fragment>
  ))
}
