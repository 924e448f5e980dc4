import type { ImageHost } from './image-variants.ts'

/** Where the content comes from: the embedded platform, or a hosted project. */
export interface ContentSource {
  /** Tells the copies of one source from those of another. */
  name: string
  projectId: string
  dataset: string
  apiVersion: string
  /** Base URL of a platform other than Sanity's own. */
  apiHost?: string
  /** Server side only. Published content is read with and without it, drafts only with it. */
  token?: string
  images: ImageHost
  /** Milliseconds for which one page waits for it in all; then it shows what there is. */
  pageWaitMs: number
}

export interface ContentLog {
  info(detail: object, message: string): void
  warn(detail: object, message: string): void
}

/** What went wrong, short enough for a log line. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message.slice(0, 300) : String(error).slice(0, 300)
}
