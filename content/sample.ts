import { ownerConfirmed } from '../copy/claims/owner-confirmed.ts'

/** What the ID of a transaction that seeds posts and jobs begins with. Their revision is that ID. */
export const seedPrefix = 'seed-'

/** Whether a document is from the seed dataset, nobody has changed it, and the owner hasn't confirmed it. */
export function isSample(revision: unknown): boolean {
  const isSeeded = typeof revision === 'string' && revision.startsWith(seedPrefix)
  return isSeeded && !ownerConfirmed.firstContent
}
