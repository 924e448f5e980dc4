import { Fragment } from 'react'

/** Text in which `backticks` set code. */
export function Prose({ text }: { readonly text: string }) {
  return text.split('`').map((part, index) => {
    const key = `${index}${part}`
    if (index % 2 === 0) return <Fragment key={key}>{part}</Fragment>
    return (
      <code
        key={key}
        className="font-mono text-[max(0.75rem,0.92em)] text-text [overflow-wrap:anywhere]"
      >
        {part}
      </code>
    )
  })
}
