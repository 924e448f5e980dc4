import { lineFile } from '../line-file.ts'
import type { Store } from '../store/database.ts'
import { idBatches } from '../store/id-batches.ts'
import { setSubscription } from './subscription.ts'

/**
 * The unsubscriptions, one a line with the ID of the lead and the time, in a file next to the database. A restored
 * backup brings the subscriptions back, but doesn't replace the file.
 */
export interface Unsubscriptions {
  /** Stores one. Resolves when it's on disk. */
  add(lead: string, at: number): Promise<void>
  /** Ends those of the subscriptions that are in the database again. Returns how many were. */
  endAgain(store: Store): Promise<number>
}

/** Opens the file in a data folder. It doesn't have to exist yet. */
export function openUnsubscriptions(dataDir: string): Unsubscriptions {
  const file = lineFile(dataDir, 'unsubscribed-leads.txt')
  return {
    add: (lead, at) => file.add([`${lead} ${at}`]),
    async endAgain(store) {
      const times = lastTimes(await file.read())
      let count = 0
      for (const ids of idBatches([...times.keys()])) count += await endFound(store, ids, times)
      return count
    },
  }
}

/** The last time of each ID, in lines of an ID and a time. */
function lastTimes(lines: readonly string[]): Map<string, number> {
  const times = new Map<string, number>()
  for (const line of lines) {
    const [, id, at] = /^(\S+) (\d+)$/.exec(line) ?? []
    if (id) times.set(id, Number(at))
  }
  return times
}

async function endFound(
  store: Store,
  ids: readonly string[],
  times: ReadonlyMap<string, number>,
): Promise<number> {
  const found = await (await store.open())
    .selectFrom('leads')
    .select(['id', 'subscription', 'subscription_changed_at'])
    .where('id', 'in', ids)
    .where('subscription', 'in', ['unconfirmed', 'confirmed'])
    .execute()
  const ended = found.flatMap((lead) => {
    const at = times.get(lead.id)
    // Somebody may have subscribed again since.
    return at !== undefined && at > (lead.subscription_changed_at ?? 0) ? [{ lead, at }] : []
  })
  if (ended.length === 0) return 0
  await store.write(async (trx) => {
    for (const { lead, at } of ended) await setSubscription(trx, lead, 'unsubscribed', at)
  })
  return ended.length
}
