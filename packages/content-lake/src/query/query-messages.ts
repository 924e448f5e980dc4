import type { DatasetName, Query } from './run-query.ts'

/** The argument of the query process. */
export interface QueryProcessSettings extends DatasetName {
  readonly databaseFile: string
  /** URL of the platform, for asset URLs. */
  readonly url: string
}

/** A request to the query process, which handles one at a time. */
export interface QueryRequest extends Query {
  /** `json`: the result as JSON text; `ids`: the IDs of the selected documents as JSON text. */
  readonly wanted: 'json' | 'ids'
}

/** The result of a query. */
export interface QueryAnswer {
  /** The result as JSON text. */
  readonly json: string
  /** The sync tags: only a change with one of them can change the result. */
  readonly tags: readonly string[]
}

export type QueryResponse =
  | (QueryAnswer & { readonly isCacheable: boolean })
  | { readonly status: number; readonly body: unknown }
