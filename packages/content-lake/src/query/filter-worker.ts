import { HttpError } from '../errors.ts'
import { endWithParent } from './end-with-parent.ts'
import type { FilteredDocuments, FilterRequest, FilterResponse } from './filter-engine.ts'
import { filterPredicate } from './filter-predicate.ts'

/** The entry point of the filter process. It can be terminated during a request. */
let documents: FilteredDocuments = []

process.on('message', (request: FilterRequest) => {
  documents = request.documents ?? documents
  process.send?.(respondTo(request))
})
process.send?.('ready')
endWithParent()

function respondTo({ text, parameters }: FilterRequest): FilterResponse {
  try {
    const matches = filterPredicate(text, parameters)
    return { matches: documents.map((document) => document !== undefined && matches(document)) }
  } catch (error) {
    if (error instanceof HttpError) return { status: error.status, body: error.body }
    throw error
  }
}
