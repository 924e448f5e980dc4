import { Fragment } from 'react'

/** After a folder, after the parenthesis of a call with arguments, and before the dot of a chained call. */
const breaks = /(?<=[^\s'"`/]\/)|(?<=(?<!\s)\()(?![()])|(?<=\))(?=\.)/

/** Code whose lines wrap between folders and arguments, so that `req.body` and the name of a call stay whole. */
export function BreakableCode({ code }: { readonly code: string }) {
  return code.split(breaks).map((part, index) => {
    const key = `${index}${part}`
    return (
      <Fragment key={key}>
        {index > 0 ? <wbr /> : null}
        {part}
      </Fragment>
    )
  })
}
