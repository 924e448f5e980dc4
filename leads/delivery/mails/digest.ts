import { officeTimeZone } from '#copy/forms/contact.ts'
import { formatTime } from '../../format-time.ts'
import { parseFields } from '../../stored-fields.ts'
import type { DigestLeads } from '../notification-limit.ts'
import type { MailContent } from './mail-content.ts'
import { titleOf } from './notification.ts'

/** The mail to owners in place of many notifications, with the first of the leads. */
export function digest({ count, listed }: DigestLeads, siteUrl: string): MailContent {
  const subject = `${count} new leads`
  const entries = listed.map((lead) => {
    const { email } = parseFields(lead.fields)
    const { subject: title } = titleOf(lead)
    return {
      label: formatTime(new Date(lead.received_at), officeTimeZone),
      value: email ? `${title} (${String(email)})` : title,
    }
  })
  const more = count - listed.length
  return {
    subject,
    preview: 'They arrived too fast for an email about each one.',
    blocks: [
      { type: 'heading', text: subject },
      {
        type: 'paragraph',
        text: 'These leads arrived too fast for an email about each one. Someone may be flooding the forms. No lead was lost.',
      },
      { type: 'entries', entries },
      ...(more > 0 ? [{ type: 'note', text: `And ${more} more.` } as const] : []),
      { type: 'link', label: 'All leads', url: `${siteUrl}/leads` },
    ],
  }
}
