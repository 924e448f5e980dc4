import type { DocumentChange } from '../store/database.ts'
import { publishedIdOf } from '../store/document.ts'

/** The sync tag of results that a change of any document may change. */
export const datasetTag = (dataset: string) => `s1:${dataset}`

/** The sync tag of results that depend on all documents of a type. */
export const typeTag = (type: string) => `s1:type:${type}`

/** The sync tag of results that depend on one document, in any of its versions. */
export const idTag = (id: string) => `s1:id:${publishedIdOf(id)}`

/** The sync tags of all results that changes may change. */
export function tagsOfChanges(dataset: string, changes: readonly DocumentChange[]): string[] {
  const tags = changes.flatMap(({ id, before, after }) => [
    idTag(id),
    // A document can be replaced by one of another type.
    ...[before, after].flatMap((document) => (document ? typeTag(document._type) : [])),
  ])
  return [...new Set([datasetTag(dataset), ...tags])]
}
