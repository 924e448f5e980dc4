import type { ContentChange } from '#content/copies/dependencies.ts'

/** The other processes that serve this site: what one of them is told, all have to know. */
export interface Peers {
  /** Tells the others that content changed. */
  tell(change: ContentChange): void
  /** Calls back when one of the others tells. */
  onTold(listener: (change: ContentChange) => void): void
  close(): Promise<void>
}

/** A process without others. */
export const noPeers: Peers = { tell() {}, onTold() {}, async close() {} }
