import { createHash } from 'node:crypto'
import {
  FIRST_MAIL_WINDOW_MS,
  MAX_MAIL_WAIT_SECONDS,
  MAX_MAILBOX_WAIT_SECONDS,
} from '../rate-limits/limits.ts'
import {
  hasEventSince,
  type RateLimitKey,
  recordEvents,
  secondsToWait,
} from '../rate-limits/stored-rate-limit.ts'
import type { Store, Trx } from '../store/database.ts'
import { foldAddress } from '../store/search-text.ts'
import type { LeadRow } from '../store/tables.ts'
import { emailOf } from '../stored-fields.ts'
import type { DeliveryKind } from './kinds.ts'
import type { NewDelivery } from './outbox.ts'

const delayReason = 'Delayed by a rate limit on emails to visitors.'

/** A lead whose sender gets mail. */
export type VisitorLead = Pick<LeadRow, 'id' | 'kind' | 'fields'>

type Due = Pick<NewDelivery, 'next_attempt_at' | 'last_error'>

/**
 * Decides when a mail to the address in a lead is due, and records its rate limit events. If the mailbox, the sender's
 * network, or all networks together are over their limit, it's due later, or never if that's too late (undefined).
 * Each kind of mail is limited separately, so that replies to messages don't delay a confirmation. So is the first
 * mail of a network in an hour, so that a flood from other networks doesn't delay it.
 * @param network the sender's network key; undefined when an owner caused the mail
 */
export async function scheduleVisitorMail(
  store: Store,
  trx: Trx,
  lead: VisitorLead,
  kind: DeliveryKind,
  now: number,
  network?: string,
): Promise<Due | undefined> {
  const mailbox: RateLimitKey = {
    form: kind,
    client: addressKey(emailOf(lead.fields)),
    event: 'mailed',
  }
  await store.lock(trx, [`mail ${mailbox.client}`])
  const mailboxWait = await secondsToWait(trx, mailbox, now)
  if (mailboxWait > MAX_MAILBOX_WAIT_SECONDS) return undefined
  const due = async (wait: number, limits: readonly RateLimitKey[]): Promise<Due> => {
    const at = now + wait * 1000
    await recordEvents(trx, [mailbox, ...limits], at, lead.id)
    return wait > 0 ? { next_attempt_at: at, last_error: delayReason } : { next_attempt_at: now }
  }
  if (network === undefined) return due(mailboxWait, [])

  await store.lock(trx, [`mails for ${network}`])
  const formLimit: RateLimitKey = { form: lead.kind, client: network, event: 'mailed-network' }
  const networkLimit: RateLimitKey = { form: 'mail', client: network, event: 'mailed-all-forms' }
  const isFirst = !(await hasEventSince(trx, networkLimit, now - FIRST_MAIL_WINDOW_MS))
  const totalLimit: RateLimitKey = {
    form: kind,
    client: '*',
    event: isFirst ? 'mailed-first' : 'mailed-in-all',
  }
  const ownWait = Math.max(
    mailboxWait,
    await secondsToWait(trx, formLimit, now),
    await secondsToWait(trx, networkLimit, now),
  )
  // A mail that the mailbox's or the network's own limit delays doesn't count toward the limit of all networks.
  const wait = ownWait > 0 ? ownWait : await secondsToWait(trx, totalLimit, now)
  if (wait > MAX_MAIL_WAIT_SECONDS) return undefined
  return due(wait, [formLimit, networkLimit, ...(ownWait > 0 ? [] : [totalLimit])])
}

/** The rate limit key of a mailbox. It's a hash, so that no address remains when a lead is deleted. */
export function addressKey(address: string): string {
  return createHash('sha256').update(mailboxOf(address)).digest('hex').slice(0, 32)
}

/**
 * The mailbox that spellings of an address may have in common: without its tag after a plus (RFC 5233) or its
 * route after a percent sign or an exclamation mark, and without periods, which some providers ignore.
 */
function mailboxOf(address: string): string {
  const [local = '', domain = ''] = foldAddress(address).split(/@(?=[^@]*$)/)
  const mailbox = local.replace(/(?<=.)[+%!].*/s, '').replaceAll('.', '')
  return `${mailbox || local}@${domain}`
}
