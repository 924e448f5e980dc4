import type { DatasetName, Query } from './run-query.ts'

/** What the query thread is started with. */
export interface QueryThreadSettings extends DatasetName {
  readonly databaseFile: string
  /** Address of the platform, for the addresses of assets. */
  readonly url: string
}

/** A question to the query thread. It answers one at a time. */
export interface QueryRequest extends Query {
  /** `json`: the result as JSON text; `ids`: the ids of the selected documents as JSON text. */
  readonly wanted: 'json' | 'ids'
}

export type QueryResponse =
  | { readonly json: string; readonly isCacheable: boolean }
  | { readonly status: number; readonly body: unknown }
