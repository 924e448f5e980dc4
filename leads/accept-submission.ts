import { enqueue, type QueueParts } from './delivery/enqueue.ts'
import { uniqueKey } from './identity.ts'
import { insertLead } from './insert-lead.ts'
import { findKnown, updateKnown } from './known-lead.ts'
import type { ParsedSubmission } from './parse.ts'
import { type RateLimitKey, recordEvents, secondsToWait } from './rate-limits/stored-rate-limit.ts'
import { type Repeatable, recordKey, repeatedLead } from './repeated-submission.ts'
import type { Store, Trx } from './store/database.ts'
import type { LeadKind } from './store/tables.ts'

/** A valid submission to store. */
export interface IncomingSubmission extends Repeatable {
  kind: LeadKind
  /** For limiting mails; see `prefixLengths`. */
  network: string
  /** For limiting submissions. */
  provider: string
  customer: string
  parsed: ParsedSubmission
  page: string | null
  referrer: string | null
  queue: QueueParts
}

/** The result of `acceptSubmission()`. `whose`: whether the client's limit is reached, or that of its customer and provider. */
export type AcceptResult =
  | { state: 'accepted'; id: string; isNew: boolean }
  | { state: 'limited'; whose: 'client' | 'customer'; retryAfterSeconds: number }
  /** No more files are stored for now. */
  | { state: 'no-space' }

/**
 * Stores a submission and its deliveries in the given transaction. A repeat, or a known waitlist or
 * newsletter address, adds no lead.
 */
export async function acceptSubmission(
  store: Store,
  trx: Trx,
  submission: IncomingSubmission,
): Promise<AcceptResult> {
  const { kind, form, client, network, parsed, now, fingerprint, queue } = submission
  // Spam must not reserve an address.
  const unique = parsed.suspected ? null : uniqueKey(kind, parsed.fields)
  // Always in the same order, to avoid deadlocks, and with the names that the previous release locks.
  await store.lock(trx, [
    `post ${form} ${client}`,
    ...(parsed.idempotencyKey ? [`key ${form} ${parsed.idempotencyKey}`] : []),
    ...(unique ? [unique] : []),
    `posts ${form} ${submission.provider}`,
  ])

  // Checked again inside the transaction, because the same submission may arrive twice at the same time.
  const repeated = await repeatedLead(trx, submission)
  if (repeated) return { state: 'accepted', id: repeated, isNew: false }

  const counted: RateLimitKey = { form, client, event: 'accepted' }
  const clientWait = await secondsToWait(trx, counted, now)
  if (clientWait > 0) return { state: 'limited', whose: 'client', retryAfterSeconds: clientWait }
  const first: RateLimitKey = { form, client: submission.customer, event: 'accepted-first' }
  const widely: RateLimitKey = { form, client: submission.provider, event: 'accepted-network' }
  const retryAfterSeconds = Math.min(
    await secondsToWait(trx, widely, now),
    await secondsToWait(trx, first, now),
  )
  if (retryAfterSeconds > 0) return { state: 'limited', whose: 'customer', retryAfterSeconds }

  const files: RateLimitKey = { form, client: '*', event: 'file-in-all' }
  if (parsed.file && (await secondsToWait(trx, files, now)) > 0) return { state: 'no-space' }

  const known = unique ? await findKnown(trx, unique) : undefined
  const lead = known ?? (await insertLead(trx, submission, unique))
  if (known) await updateKnown(store, trx, submission, known)
  else if (!parsed.suspected) {
    await enqueue(store, trx, queue, { lead, event: 'lead.received', now, network })
  }
  await recordKey(trx, submission, lead.id)
  const keys = [{ ...counted, fingerprint }, widely, first, ...(parsed.file ? [files] : [])]
  await recordEvents(trx, keys, now, lead.id)
  return { state: 'accepted', id: lead.id, isNew: known === undefined }
}
