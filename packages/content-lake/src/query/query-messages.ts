import type { DatasetName, Query } from './run-query.ts'

/** The worker data of the query thread. */
export interface QueryThreadSettings extends DatasetName {
  readonly databaseFile: string
  /** URL of the platform, for asset URLs. */
  readonly url: string
}

/** A request to the query thread, which handles one at a time. */
export interface QueryRequest extends Query {
  /** `json`: the result as JSON text; `ids`: the IDs of the selected documents as JSON text. */
  readonly wanted: 'json' | 'ids'
}

export type QueryResponse =
  | { readonly json: string; readonly isCacheable: boolean }
  | { readonly status: number; readonly body: unknown }
