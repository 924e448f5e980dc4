import { createHmac, timingSafeEqual } from 'node:crypto'
import { figures } from '#copy/legal/figures.ts'

const DAY_MS = 24 * 60 * 60_000
/** The validity of a link to confirm. A link to unsubscribe does not expire. */
export const CONFIRM_LINK_MS = figures.retention.unconfirmedDays * DAY_MS

/** The token that confirms the subscription of a lead: `lead.time.mac`. */
export function confirmToken(secret: string, lead: string, issuedAt: number): string {
  const claim = `${lead}.${issuedAt.toString(36)}`
  return `${claim}.${macOf(secret, 'confirm', claim)}`
}

/** The token that ends the subscription of a lead: `lead.mac`. */
export function unsubscribeToken(secret: string, lead: string): string {
  return `${lead}.${macOf(secret, 'unsubscribe', lead)}`
}

/** Verifies a token to confirm; undefined when it is forged. Does not check the age. */
export function readConfirmToken(secret: string, token: string) {
  const [lead = '', time = '', mac = ''] = token.split('.')
  if (!isSame(mac, macOf(secret, 'confirm', `${lead}.${time}`))) return undefined
  return { lead, issuedAt: Number.parseInt(time, 36) }
}

/** Verifies a token to unsubscribe and returns its lead; undefined when it is forged. */
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
