import { figures } from '#copy/legal/figures.ts'
import { readToken, signToken } from '#signing/index.ts'

const DAY_MS = 24 * 60 * 60_000
/** How long a confirmation link is valid. An unsubscribe link doesn't expire. */
export const CONFIRM_LINK_MS = figures.retention.unconfirmedDays * DAY_MS

/** The token that confirms the subscription of a lead: `lead.time.signature`. */
export function confirmToken(secret: string, lead: string, issuedAt: number): string {
  return signToken(secret, 'confirm', `${lead}.${issuedAt.toString(36)}`)
}

/** The token that ends the subscription of a lead: `lead.signature`. */
export function unsubscribeToken(secret: string, lead: string): string {
  return signToken(secret, 'unsubscribe', lead)
}

/**
 * The token in a link that a mail program may have changed: it broke the link into lines, showed its `=` as `=3D`, or
 * took what is behind it for a part of it.
 */
function tokenIn(text: string): string {
  const unbroken = text.replace(/\s|=(?=\s)/g, '').replace(/^3D/, '')
  return /^[\w-]+(?:\.[\w-]+)*/.exec(unbroken)?.[0] ?? ''
}

/** Verifies a confirmation token; undefined when it is forged. Doesn't check its age. */
export function readConfirmToken(secret: string, token: string) {
  const [lead, time] = readToken(secret, 'confirm', tokenIn(token))?.split('.') ?? []
  return lead && time ? { lead, issuedAt: Number.parseInt(time, 36) } : undefined
}

/** Verifies an unsubscribe token and returns its lead; undefined when it is forged. */
export function readUnsubscribeToken(secret: string, token: string): string | undefined {
  return readToken(secret, 'unsubscribe', tokenIn(token))
}
