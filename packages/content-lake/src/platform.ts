import type { AssetFiles } from './assets/asset-files.ts'
import type { AllowedOrigins } from './http/allowed-origins.ts'
import type { EventStreams } from './http/event-stream.ts'
import type { ImageService } from './images/image-service.ts'
import type { QueryEngine } from './query/query-engine.ts'
import type { Semaphore } from './semaphore.ts'
import type { DocumentStore } from './store/document-store.ts'

export type Log = (event: string, detail: Record<string, unknown>) => void

/** The parts of an open platform, as the routes use them. */
export interface Platform {
  readonly projectId: string
  readonly dataset: string
  /** The address that the platform answers at. */
  readonly url: string
  /** Who has it may write and see drafts. */
  readonly token: string
  readonly log: Log
  readonly store: DocumentStore
  readonly engine: QueryEngine
  /** One write at a time: a mutation's query selects before its transaction begins. */
  readonly writes: Semaphore
  readonly assets: AssetFiles
  readonly images: ImageService
  readonly streams: EventStreams
  readonly origins: AllowedOrigins
}

/** Who the platform says a write is by: whoever has the token. */
export const editor = {
  id: 'local-editor',
  name: 'Local editor',
  email: 'editor@localhost',
  profileImage: null,
  role: 'administrator',
  provider: 'local',
  roles: [{ name: 'administrator', title: 'Administrator', description: '' }],
} as const
