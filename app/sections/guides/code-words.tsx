import { Fragment } from 'react'

/** Code: text in backticks, options, variables, and headers, such as `--sarif`, `$TOKEN`, and `X-Token`. */
const codeWord =
  /(`[^`]+`|(?<!\S)--[a-z][\w-]*(?:=\w+)?|\$[A-Z_]{2,}|\b[A-Z]+_[A-Z_]+\b|\bX-[\w-]+)/

/** A sentence with its code in `code` elements that don't wrap. */
export function CodeWords({ text }: { text: string }) {
  return text.split(codeWord).map((part, index) => {
    const key = `${index}${part}`
    if (index % 2 === 0) return <Fragment key={key}>{part}</Fragment>
    return (
      <code key={key} className="inline-block text-text">
        {part.replaceAll('`', '')}
      </code>
    )
  })
}
