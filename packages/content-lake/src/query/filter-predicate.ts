import { evaluateSync } from 'groq-js'
import type { JsonObject, StoredDocument } from '../store/document.ts'
import { matchesTextQuery, type TextQuery } from '../store/text-query.ts'
import { tokenizeDocument } from '../store/tokenizer.ts'
import { IdSet, rewriteTextQuery } from './rewrite-text-query.ts'
import { parseQuery } from './run-query.ts'
import { visitNodes } from './syntax-tree.ts'

/**
 * Compiles a filter to a predicate on one document. The predicate does not throw.
 * @throws HttpError 400 for an invalid query
 */
export function filterPredicate(
  text: string,
  given: JsonObject,
): (document: StoredDocument) => boolean {
  const tree = parseQuery(text, given)
  if (tree.type === 'Everything') return () => true
  const params = { ...given }
  let current: StoredDocument | undefined
  const search = (words: TextQuery) =>
    new IdSet(() => current !== undefined && matchesTextQuery(tokenizeDocument(current), words))
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
