import { createHmac, timingSafeEqual } from 'node:crypto'
import { figures } from '#copy/legal/figures.ts'

const DAY_MS = 24 * 60 * 60_000
/** A link to confirm works for this long; one to unsubscribe works for good. */
export const CONFIRM_LINK_MS = figures.retention.unconfirmedDays * DAY_MS

/** The token of a link that confirms the subscription of a lead: `lead.time.mac`. */
export function confirmToken(secret: string, lead: string, issuedAt: number): string {
  const claim = `${lead}.${issuedAt.toString(36)}`
  return `${claim}.${macOf(secret, 'confirm', claim)}`
}

/** The token of a link that ends it: `lead.mac`. */
export function unsubscribeToken(secret: string, lead: string): string {
  return `${lead}.${macOf(secret, 'unsubscribe', lead)}`
}

/** What a token to confirm stands for, or undefined when we did not make it. */
export function readConfirmToken(secret: string, token: string) {
  const [lead = '', time = '', mac = ''] = token.split('.')
  if (!isSame(mac, macOf(secret, 'confirm', `${lead}.${time}`))) return undefined
  return { lead, issuedAt: Number.parseInt(time, 36) }
}

/** The lead of a token to unsubscribe, or undefined when we did not make it. */
export function readUnsubscribeToken(secret: string, token: string): string | undefined {
  const [lead = '', mac = ''] = token.split('.')
  return isSame(mac, macOf(secret, 'unsubscribe', lead)) ? lead : undefined
}

function macOf(secret: string, purpose: string, claim: string): string {
  return createHmac('sha256', secret).update(`${purpose}:${claim}`).digest('base64url')
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
