import { mails } from '#copy/mails.ts'
import { confirmToken, unsubscribeToken } from '../../newsletter/tokens.ts'
import type { DeliveryRow, LeadRow } from '../../store/tables.ts'
import { emailOf } from '../../stored-fields.ts'
import type { MailContent } from './mail-content.ts'

/**
 * The acknowledgement. It leaves out what the visitor wrote, so that nobody can use it to send messages to
 * others.
 */
export function acknowledgement(lead: LeadRow): MailContent {
  const known = mails.acknowledgement
  const kind = lead.kind === 'newsletter' || lead.kind === 'composed' ? 'contact' : lead.kind
  const { subject, heading, text } = known[kind]
  return {
    to: emailOf(lead.fields),
    subject: subject(lead.id),
    preview: text,
    blocks: [
      { type: 'heading', text: heading },
      { type: 'paragraph', text },
      { type: 'entries', entries: [{ label: mails.reference, value: lead.id }] },
      { type: 'rule' },
      { type: 'note', text: known.foot },
      { type: 'note', text: mails.sentBy },
    ],
  }
}

/** The mail that asks to confirm a subscription, with one-click unsubscription (RFC 8058). */
export function confirmation(
  lead: LeadRow,
  delivery: DeliveryRow,
  { siteUrl, secret }: { siteUrl: string; secret: string },
): MailContent {
  const { subject, heading, text, button, foot, unsubscribe } = mails.confirmation
  const token = confirmToken(secret, lead.id, delivery.created_at)
  const leave = unsubscribeUrl(siteUrl, secret, lead.id)
  return {
    to: emailOf(lead.fields),
    subject,
    preview: text,
    blocks: [
      { type: 'heading', text: heading },
      { type: 'paragraph', text },
      { type: 'button', label: button, url: `${siteUrl}/newsletter/confirm?token=${token}` },
      { type: 'rule' },
      { type: 'note', text: foot },
      { type: 'link', label: unsubscribe, url: leave },
      { type: 'note', text: mails.sentBy },
    ],
    headers: oneClickHeaders(leave),
  }
}

/** The headers by which mail clients offer to unsubscribe with one click (RFC 8058). */
export function oneClickHeaders(unsubscribe: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${unsubscribe}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

/** The unsubscribe URL. It shows a page with a button, and accepts a one-click POST (RFC 8058). */
export function unsubscribeUrl(siteUrl: string, secret: string, lead: string): string {
  return `${siteUrl}/newsletter/unsubscribe?token=${unsubscribeToken(secret, lead)}`
}
