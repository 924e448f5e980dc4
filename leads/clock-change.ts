import { SESSION_MS } from './people/sessions.ts'
import type { Trx } from './store/database.ts'

const HOUR_MS = 60 * 60_000
/** How far the clocks of several machines may be apart. A larger difference is a clock that was set. */
const TOLERANCE_MS = HOUR_MS
/** How long nothing is deleted after the clock has jumped ahead. */
const HOLD_MS = 24 * HOUR_MS

/**
 * Corrects the times that a clock that was ahead has left in the future, once it was set back: until then, mail would
 * wait, limits would refuse submissions and sign-ins, and sessions would be open.
 * @param now milliseconds since the epoch
 */
export async function correctFutureTimes(trx: Trx, now: number): Promise<void> {
  const future = now + TOLERANCE_MS
  await trx
    .updateTable('deliveries')
    .set({ next_attempt_at: now })
    .where('state', '=', 'pending')
    .where('next_attempt_at', '>', future)
    // Others may have to wait that long for the limits of mail.
    .where((eb) => eb.or([eb('created_at', '>', future), eb('attempts', '>', 0)]))
    .execute()
  await trx
    .updateTable('deliveries')
    .set({ claimed_until: now })
    .where('state', '=', 'claimed')
    .where('claimed_until', '>', future)
    .execute()
  // Since the last summary or digest, leads are counted.
  await trx
    .updateTable('deliveries')
    .set({ created_at: now })
    .where('created_at', '>', future)
    .execute()
  await trx
    .updateTable('leads')
    .set({ received_at: now })
    .where('received_at', '>', future)
    .execute()
  await trx.deleteFrom('rate_limit_events').where('occurred_at', '>', future).execute()
  await trx
    .deleteFrom('editor_sessions')
    .where('expires_at', '>', future + SESSION_MS)
    .execute()
}

/**
 * Returns a function that tells whether the clock has jumped ahead within `HOLD_MS`, by comparing it with one that
 * nobody can set. What is deleted by age must wait then, in case the clock is wrong.
 * @param now milliseconds since the epoch
 * @param steady milliseconds since any time
 */
export function clockWatch(now: () => number, steady = () => performance.now()): () => boolean {
  let offset = now() - steady()
  let heldUntil = Number.NEGATIVE_INFINITY
  return () => {
    const current = now() - steady()
    if (current - offset > TOLERANCE_MS) heldUntil = steady() + HOLD_MS
    else if (offset - current > TOLERANCE_MS) heldUntil = Number.NEGATIVE_INFINITY
    offset = current
    return steady() < heldUntil
  }
}
