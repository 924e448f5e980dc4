import { Fragment } from 'react'

/** Text that doesn't break CWE and CVE IDs at their hyphens. */
export function UnbrokenIds({ text }: { readonly text: string }) {
  return text.split(/((?:CWE|CVE)-[\d-]*\d)/).map((part, index) => {
    const key = `${index}${part}`
    if (index % 2 === 0) return <Fragment key={key}>{part}</Fragment>
    return (
      <span key={key} className="whitespace-nowrap">
        {part}
      </span>
    )
  })
}
