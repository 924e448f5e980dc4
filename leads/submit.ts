import { addressPrefix, ConcurrencyLimiter, clientKey, RateLimiter } from 'limits'
import { LRUCache } from 'lru-cache'
import { acceptSubmission } from './accept-submission.ts'
import type { QueueParts } from './delivery/enqueue.ts'
import { fileField } from './forms.ts'
import { fingerprint } from './identity.ts'
import type { Leads, Sender, SubmitResult } from './leads.ts'
import { type LeadsLog, reasonOf } from './log.ts'
import { idempotencyKeyOf, type ParsedSubmission, parseSubmission } from './parse.ts'
import { concurrentSubmissions, memoryLimits } from './rate-limits/limits.ts'
import { prefixLengths } from './rate-limits/prefix-lengths.ts'
import { type RateLimitKey, recordEvents, secondsToWait } from './rate-limits/stored-rate-limit.ts'
import { isKeyUsed, repeatedLead } from './repeated-submission.ts'
import { ownPage } from './source.ts'
import type { Store } from './store/database.ts'
import type { LeadKind } from './store/tables.ts'

export interface SubmitParts {
  store: Store
  /** The key for fingerprints. */
  secret: () => Promise<string>
  queue: QueueParts
  contactRecipient: string
  log: LeadsLog
  now: () => number
  /** Called when a delivery may be due. */
  onStored: () => void
}

const noSpaceError =
  'We can’t take more files right now. Send the form without it, or with a link to it, or try again tomorrow.'

/** Clients and networks that are remembered as over a limit, for each limit. */
const MAX_REMEMBERED = 10_000

type Submissions = Pick<Leads, 'submit' | 'countRefused' | 'secondsToWait'>

/**
 * Accepts submissions. Clients that have reached a limit are remembered in memory, so that a flood is
 * rejected without parsing it or querying the database.
 */
export function openSubmissions(parts: SubmitParts): Submissions {
  const { store, log, now } = parts
  const attempts = new RateLimiter(memoryLimits.attempt)
  const repeats = new RateLimiter(memoryLimits.repeat)
  const concurrent = new ConcurrencyLimiter(concurrentSubmissions)
  // How long the database said each client has to wait, so that it isn't queried again.
  const options = { max: MAX_REMEMBERED, perf: { now }, ttlResolution: 0 }
  const acceptedFull = new LRUCache<string, true>(options)
  const refusedFull = new LRUCache<string, true>(options)

  const acceptedWait = ({ ids }: Submitter) =>
    Math.max(secondsLeft(acceptedFull, ids.client), secondsLeft(acceptedFull, ids.customer))

  const recordRefused = async (submitter: Submitter): Promise<number> => {
    const known = secondsLeft(refusedFull, submitter.ids.client)
    if (known > 0) return known
    const refused: RateLimitKey = {
      form: submitter.form,
      client: submitter.client,
      event: 'refused',
    }
    try {
      const wait = await store.write(async (trx) => {
        await store.lock(trx, [`refused ${submitter.ids.client}`])
        const seconds = await secondsToWait(trx, refused, now())
        if (seconds === 0) await recordEvents(trx, [refused], now())
        return seconds
      })
      if (wait > 0) refusedFull.set(submitter.ids.client, true, { ttl: wait * 1000 })
      return wait
    } catch (error) {
      // The visitor still gets the field errors.
      log.error({ reason: reasonOf(error) }, 'counting a refused submission failed')
      return 0
    }
  }

  /** Whether a submission over the limit may repeat an accepted one. */
  const mayBeRepeat = async (submitter: Submitter, input: unknown, withoutScript: boolean) => {
    if (withoutScript) return true
    const key = idempotencyKeyOf(input)
    return key !== undefined && (await isKeyUsed(await store.open(), submitter.form, key))
  }

  const insert = async (
    kind: LeadKind,
    parsed: ParsedSubmission,
    submitter: Submitter,
    sender: Sender,
  ) => {
    const submission = {
      ...submitter,
      kind,
      parsed,
      fingerprint: fingerprint(await parts.secret(), kind, parsed),
      page: parsed.page ?? ownPage(sender.page) ?? null,
      referrer: parsed.referrer ?? null,
      withoutScript: sender.withoutScript ?? false,
      now: now(),
      queue: parts.queue,
    }
    const repeated = await repeatedLead(await store.open(), submission)
    if (repeated) {
      const wait = await repeats.take(submitter.ids.client)
      return wait > 0 ? limited(wait) : accepted(repeated)
    }
    const wait = acceptedWait(submitter)
    if (wait > 0) return limited(wait)
    const result = await store.write((trx) => acceptSubmission(store, trx, submission))
    if (result.state === 'limited') {
      // By the customer where possible, so that few are remembered.
      const ttl = result.retryAfterSeconds * 1000
      acceptedFull.set(submitter.ids[result.whose], true, { ttl })
      return limited(result.retryAfterSeconds)
    }
    if (result.state === 'no-space') return noSpace(kind)
    if (result.isNew)
      log.info({ lead: result.id, kind, suspected: parsed.suspected }, 'lead stored')
    parts.onStored()
    return accepted(result.id)
  }

  const submit: Leads['submit'] = async (kind, input, sender) => {
    const submitter = submitterOf(kind, sender)
    const tooMany = await attempts.take(submitter.ids.client)
    if (tooMany > 0) return limited(tooMany)
    try {
      const full = acceptedWait(submitter)
      if (full > 0 && !(await mayBeRepeat(submitter, input, sender.withoutScript ?? false))) {
        return limited(full)
      }
      const parsed = parseSubmission(kind, input, parts.contactRecipient, now())
      if (parsed.ok) return await insert(kind, parsed.submission, submitter, sender)
      const wait = await recordRefused(submitter)
      return wait > 0 ? limited(wait) : { state: 'invalid', errors: parsed.errors }
    } catch (error) {
      log.error({ kind, reason: reasonOf(error) }, 'lead not stored')
      return { state: 'unavailable' }
    }
  }

  return {
    async submit(kind, input, sender) {
      const end = concurrent.start(sender.address)
      if (!end) return { state: 'unavailable' }
      // It is stored even when its visitor has left.
      return submit(kind, input, sender).finally(end)
    },
    async countRefused(kind, sender) {
      const submitter = submitterOf(kind, sender)
      return (await attempts.take(submitter.ids.client)) || recordRefused(submitter)
    },
    secondsToWait: (kind, sender) => attempts.secondsToWait(submitterOf(kind, sender).ids.client),
  }
}

function secondsLeft(remembered: LRUCache<string, true>, key: string): number {
  return Math.max(0, Math.ceil(remembered.getRemainingTTL(key) / 1000))
}

/** A client and the form that it submits, as rate limits count them. */
interface Submitter {
  /** Both kinds of contact call count as one form. */
  form: string
  client: string
  network: string
  provider: string
  customer: string
  /** Form and client, and form and customer, in one string each. */
  ids: { client: string; customer: string }
}

function submitterOf(kind: LeadKind, sender: Sender): Submitter {
  const form = kind === 'composed' ? 'contact' : kind
  const client = clientKey(sender.address)
  const customer = addressPrefix(sender.address, prefixLengths.customer)
  return {
    form,
    client,
    network: addressPrefix(sender.address, prefixLengths.network),
    provider: addressPrefix(sender.address, prefixLengths.provider),
    customer,
    ids: { client: `${form} ${client}`, customer: `${form} ${customer}` },
  }
}

/** The error of the file when no more files are stored. */
function noSpace(kind: LeadKind): SubmitResult {
  return { state: 'invalid', errors: { [fileField(kind) ?? 'file']: noSpaceError } }
}

const accepted = (id: string): SubmitResult => ({ state: 'accepted', id })
const limited = (retryAfterSeconds: number): SubmitResult => ({
  state: 'limited',
  retryAfterSeconds,
})
