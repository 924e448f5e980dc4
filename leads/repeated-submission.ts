import type { ParsedSubmission } from './parse.ts'
import { REPEAT_WINDOW_MS } from './rate-limits/limits.ts'
import type { Db, Trx } from './store/database.ts'

/** What tells whether a submission was accepted before. */
export interface Repeatable {
  /** The form's name in limits and idempotency keys. Both kinds of contact call count as one form. */
  form: string
  client: string
  parsed: Pick<ParsedSubmission, 'idempotencyKey'>
  withoutScript: boolean
  now: number
  /** The result of `fingerprint()`. */
  fingerprint: string
}

/**
 * The ID of the lead that this submission repeats: the same idempotency key or, without a script, the same
 * fields.
 */
export async function repeatedLead(
  db: Db,
  { form, client, parsed, withoutScript, now, fingerprint }: Repeatable,
): Promise<string | undefined> {
  if (parsed.idempotencyKey) {
    const used = await db
      .selectFrom('idempotency_keys')
      .select('lead_id')
      .where('form', '=', form)
      .where('key', '=', parsed.idempotencyKey)
      .where('fingerprint', '=', fingerprint)
      .executeTakeFirst()
    return used?.lead_id
  }
  if (!withoutScript) return undefined
  const same = await db
    .selectFrom('rate_limit_events')
    .select('lead_id')
    .where('form', '=', form)
    .where('client', '=', client)
    .where('event', '=', 'accepted')
    .where('occurred_at', '>', now - REPEAT_WINDOW_MS)
    .where('fingerprint', '=', fingerprint)
    .where('lead_id', 'is not', null)
    .executeTakeFirst()
  return same?.lead_id ?? undefined
}

/** Whether an idempotency key was used with this form, with any fields. */
export async function isKeyUsed(db: Db, form: string, key: string): Promise<boolean> {
  const used = db.selectFrom('idempotency_keys').select('lead_id').where('form', '=', form)
  return (await used.where('key', '=', key).limit(1).executeTakeFirst()) !== undefined
}

/** Stores the idempotency key of an accepted submission, if it has one. */
export async function recordKey(
  trx: Trx,
  { form, parsed, fingerprint }: Repeatable,
  lead_id: string,
) {
  if (!parsed.idempotencyKey) return
  const used = { form, key: parsed.idempotencyKey, fingerprint, lead_id }
  await trx.insertInto('idempotency_keys').values(used).execute()
}
