import type { ImageHost } from './image-variants.ts'

/** Where the content comes from: the embedded platform, or a hosted project. */
export interface ContentSource {
  /** Unique name; keeps the cache entries of different sources apart. */
  name: string
  projectId: string
  dataset: string
  apiVersion: string
  /** Base URL of a platform other than Sanity's own. */
  apiHost?: string
  /** Server side only. Needed to read drafts. */
  token?: string
  images: ImageHost
  /** How long all reads of one page together wait for the platform, in milliseconds. */
  pageWaitMs: number
}
