import type { QueryEngine } from '../query/query-engine.ts'
import { isJsonObject, type JsonObject } from '../store/document.ts'
import { invalid } from './mutation-error.ts'
import { patchIn } from './patch-operations.ts'
import { objectIn, textIn } from './submitted-json.ts'
import type { CreateMode, WorkingSet } from './working-set.ts'

const createModes: ReadonlySet<string> = new Set<CreateMode>([
  'create',
  'createIfNotExists',
  'createOrReplace',
])

/** The IDs selected by the queries of patches and deletions, by the object with the query. */
export type Selections = ReadonlyMap<JsonObject, readonly string[]>

/**
 * Runs the queries of a request's mutations, before its transaction begins.
 * @throws MutationError 400 for a mutation with neither ID nor query, HttpError for an invalid query
 */
export async function runSelections(
  mutations: readonly unknown[],
  engine: QueryEngine,
  identity: string,
  signal: AbortSignal,
): Promise<Selections> {
  const queries = mutations.flatMap((mutation) => {
    if (!isJsonObject(mutation)) return []
    const body = mutation.patch ?? mutation.delete
    if (!isJsonObject(body) || body.id !== undefined || typeof body.query !== 'string') return []
    const parameters = body.params === undefined ? {} : objectIn(body.params, '"params"')
    return [{ body, text: body.query, parameters }]
  })
  const selected = await engine.idsSelectedBy(queries, identity, signal)
  return new Map(queries.map(({ body }, index) => [body, selected[index] ?? []]))
}

/**
 * Applies one mutation of `POST /data/mutate`: `{create: …}`, `{patch: …}`, `{delete: …}` and so
 * on. Queries select from the documents before the transaction.
 * @throws MutationError 400 for an invalid mutation, and what `WorkingSet` throws
 */
export function applyMutation(
  mutation: unknown,
  documents: WorkingSet,
  selections: Selections,
): void {
  const entries = Object.entries(objectIn(mutation, 'A mutation'))
  const [kind, content] = entries[0] ?? []
  if (kind === undefined || entries.length !== 1)
    throw invalid('A mutation must have exactly one key, its kind')
  const body = objectIn(content, `"${kind}"`)
  if (isCreateMode(kind)) {
    if (kind !== 'create') textIn(body._id, '_id')
    documents.create(kind, body)
  } else if (kind === 'patch') {
    const { ids, byQuery } = selected(body, selections)
    const patch = patchIn(body)
    const revision = typeof body.ifRevisionID === 'string' ? body.ifRevisionID : undefined
    for (const id of ids) if (!byQuery || documents.get(id)) documents.patch(id, patch, revision)
  } else if (kind === 'delete') {
    for (const id of selected(body, selections).ids) documents.delete(id)
  } else {
    throw invalid(`Unknown mutation "${kind}"`)
  }
}

const isCreateMode = (kind: string): kind is CreateMode => createModes.has(kind)

function selected(body: JsonObject, selections: Selections): { ids: string[]; byQuery: boolean } {
  if (body.id !== undefined) {
    const ids = Array.isArray(body.id) ? body.id : [body.id]
    return { ids: ids.map((id) => textIn(id, 'id')), byQuery: false }
  }
  textIn(body.query, 'Either "id" or "query"')
  return { ids: [...(selections.get(body) ?? [])], byQuery: true }
}
