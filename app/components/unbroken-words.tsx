import { Fragment } from 'react'

/** CWE and CVE IDs, and short words with hyphens. */
const unbroken = /((?:CWE|CVE)-[\d-]*\d|\b[A-Za-z]{1,6}-[A-Za-z]{1,6}\b)/

/** Text that doesn't break IDs and short words at their hyphens. */
export function UnbrokenWords({ text }: { readonly text: string }) {
  return text.split(unbroken).map((part, index) => {
    const key = `${index}${part}`
    if (index % 2 === 0) return <Fragment key={key}>{part}</Fragment>
    return (
      <span key={key} className="whitespace-nowrap">
        {part}
      </span>
    )
  })
}
