import type { TaskQueue, UnsentBytes } from 'limits'
import type { AssetFiles } from './assets/asset-files.ts'
import type { AllowedOrigins } from './http/allowed-origins.ts'
import type { EventStreams } from './http/event-streams.ts'
import type { ImageService } from './images/image-service.ts'
import type { FilterEngine } from './query/filter-engine.ts'
import type { Listeners } from './query/listeners.ts'
import type { QueryEngine } from './query/query-engine.ts'
import type { DocumentStore } from './store/document-store.ts'
import type { Users } from './users/users.ts'

export type Log = (event: string, detail: Record<string, unknown>) => void

/** The services of an open platform, as the routes use them. */
export interface Platform {
  readonly projectId: string
  readonly dataset: string
  /** The directory of all data, and what has to stay free on its disk. */
  readonly directory: string
  readonly minFreeBytes: number
  /** The platform's URL. */
  readonly url: string
  readonly users: Users
  readonly log: Log
  readonly store: DocumentStore
  readonly engine: QueryEngine
  readonly filters: FilterEngine
  readonly listeners: Listeners
  /** Writes run one at a time: a mutation's query runs before its transaction begins. */
  readonly writes: TaskQueue
  /** People's reads of documents and of their history run one at a time. */
  readonly largeReads: TaskQueue
  readonly assets: AssetFiles
  readonly images: ImageService
  readonly streams: EventStreams
  readonly unsent: UnsentBytes
  readonly origins: AllowedOrigins
}
