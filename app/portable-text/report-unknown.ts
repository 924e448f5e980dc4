import type { MissingComponentHandler } from '@portabletext/react'

/**
 * Names what rich text holds and the site does not know, in the server's log, each thing once a render
 * (spec §8). In the browser it is silent: the visitor cannot help it.
 * @param source the document's id
 */
export function unknownReporter(source: string): MissingComponentHandler {
  if (!import.meta.env.SSR) return () => {}
  const named = new Set<string>()
  return (_, { type, nodeType }) => {
    // As JSON: a name cannot begin a line of the log.
    const what = `${nodeType} ${JSON.stringify(type.slice(0, 80))}`
    if (named.has(what)) return
    named.add(what)
    console.warn(`rich text of ${JSON.stringify(source)}: unknown ${what} skipped`)
  }
}
