import { withCurrentUrl } from '../assets/asset-documents.ts'
import { HttpError } from '../errors.ts'
import { limits } from '../limits.ts'
import { Dataset } from './dataset.ts'
import { endWithParent } from './end-with-parent.ts'
import { resultTooLarge } from './query-error.ts'
import type { QueryProcessSettings, QueryRequest, QueryResponse } from './query-messages.ts'
import { idsIn, type Query, runQuery } from './run-query.ts'

/**
 * The entry point of the query process. It has the documents in memory and runs one query at a time.
 * It can be terminated during a query.
 */
const settings: QueryProcessSettings = JSON.parse(process.argv[2] ?? '{}')
const dataset = new Dataset(settings.databaseFile, (document) => withCurrentUrl(document, settings))

process.on('message', async (request: QueryRequest) => {
  process.send?.(await respondTo(request))
})
process.send?.('ready')
endWithParent()

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
