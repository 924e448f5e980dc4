import { evaluateSync } from 'groq-js'
import { limits } from '../limits.ts'
import type { JsonObject, StoredDocument } from '../store/document.ts'
import { isAskedFor, type TextQuery } from '../store/text-query.ts'
import { wordsIn } from '../store/words.ts'
import { checkQueryText } from './query-limits.ts'
import { parseQuery } from './run-query.ts'
import { visitNodes } from './syntax-tree.ts'
import { IdSet, rewriteTextQuery } from './text-queries.ts'

/**
 * A test of whether a listener's query selects a document, with that document as all there is.
 * It runs in this thread, so its text has the limits of a public query. The test does not throw.
 * @throws HttpError 400 for a query that cannot be parsed, 413 for one that is too long
 */
export function listenerFilter(
  text: string,
  given: JsonObject,
): (document: StoredDocument) => boolean {
  checkQueryText(text, limits.publicQuery)
  const tree = parseQuery(text, given)
  if (tree.type === 'Everything') return () => true
  const params = { ...given }
  let current: StoredDocument | undefined
  const search = (words: TextQuery) =>
    new IdSet(() => current !== undefined && isAskedFor(wordsIn(current), words))
  visitNodes(tree, (node) => rewriteTextQuery(node, params, search))
  return (document) => {
    current = document
    try {
      const dereference = ({ _ref }: { _ref: string }) =>
        _ref === document._id ? document : undefined
      const result: unknown = evaluateSync(tree, { dataset: [document], params, dereference }).data
      return Array.isArray(result) ? result.length > 0 : Boolean(result)
    } catch {
      return false
    }
  }
}
