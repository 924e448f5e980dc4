import { parentPort, workerData } from 'node:worker_threads'
import { withCurrentUrl } from '../assets/asset-documents.ts'
import { HttpError } from '../errors.ts'
import { limits } from '../limits.ts'
import { Dataset } from './dataset.ts'
import { resultTooLarge } from './query-error.ts'
import type { QueryRequest, QueryResponse, QueryThreadSettings } from './query-messages.ts'
import { idsIn, type Query, runQuery } from './run-query.ts'

/**
 * The entry point of the query thread. It has the documents in memory and runs one query at a time.
 * It can be terminated during a query.
 */
const settings: QueryThreadSettings = workerData
const dataset = new Dataset(settings.databaseFile, (document) => withCurrentUrl(document, settings))

parentPort?.on('message', async (request: QueryRequest) => {
  parentPort?.postMessage(await respondTo(request))
})
parentPort?.postMessage('ready')

async function respondTo({ wanted, ...query }: QueryRequest): Promise<QueryResponse> {
  try {
    return await dataset.read(async () => {
      const { value, tags, readsClock } = await runQuery(dataset, settings, query)
      const json = JSON.stringify(wanted === 'ids' ? idsIn(value) : (value ?? null))
      if (json.length > longestResult(query)) throw resultTooLarge()
      return { json, tags, isCacheable: !readsClock }
    })
  } catch (error) {
    if (error instanceof HttpError) return { status: error.status, body: error.body }
    throw error
  }
}

function longestResult({ audience }: Query): number {
  return audience === 'public' ? limits.publicResultCharacters : limits.resultCharacters
}
