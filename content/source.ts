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

export interface ContentLog {
  info(detail: object, message: string): void
  warn(detail: object, message: string): void
}

/** The message of an error, short enough for a log line. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message.slice(0, 300) : String(error).slice(0, 300)
}
