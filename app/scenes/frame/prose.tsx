import { Fragment } from 'react'

/** Text in which `backticks` set code, and no CWE or CVE breaks at its hyphens. */
export function Prose({ text }: { readonly text: string }) {
  return text.split('`').map((part, index) => {
    const key = `${index}${part}`
    if (index % 2 === 0) return <Words key={key} text={part} />
    return (
      <code
        key={key}
        className="font-mono text-[max(0.8125rem,0.92em)] text-text [overflow-wrap:anywhere]"
      >
        {part}
      </code>
    )
  })
}

function Words({ text }: { readonly text: string }) {
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
