import { parentPort } from 'node:worker_threads'
import { HttpError } from '../errors.ts'
import type { FilteredDocuments, FilterRequest, FilterResponse } from './filter-engine.ts'
import { filterPredicate } from './filter-predicate.ts'

/** The entry point of the filter thread. It can be terminated during a request. */
let documents: FilteredDocuments = []

parentPort?.on('message', (request: FilterRequest) => {
  documents = request.documents ?? documents
  parentPort?.postMessage(respondTo(request))
})
parentPort?.postMessage('ready')

function respondTo({ text, parameters }: FilterRequest): FilterResponse {
  try {
    const matches = filterPredicate(text, parameters)
    return { matches: documents.map((document) => document !== undefined && matches(document)) }
  } catch (error) {
    if (error instanceof HttpError) return { status: error.status, body: error.body }
    throw error
  }
}
