import { longDate } from '#copy/long-date.ts'
import { mails } from '#copy/mails.ts'
import { cleanLine } from '../../fields/text.ts'
import type { NewsletterPostRow } from '../../store/tables.ts'
import type { MailBlock, MailContent } from './mail-content.ts'
import { oneClickHeaders } from './to-visitor.ts'

interface Receiver {
  siteUrl: string
  to: string
  /** The receiver's own URL (`unsubscribeUrl`). */
  unsubscribe: string
}

/** The mail about a post, with one-click unsubscription. The sample on `/newsletter` shows the same. */
export function newsletterMail(
  { title: written, byline, date, excerpt, path }: Omit<NewsletterPostRow, 'post_id' | 'sent_at'>,
  { siteUrl, to, unsubscribe }: Receiver,
): MailContent {
  // Mail programs show a hyphen for a soft one.
  const title = cleanLine(written)
  const { read, why, unsubscribe: label } = mails.newsletter
  const about = [byline, longDate(date)].filter(Boolean).join(' · ')
  const summary: MailBlock[] = excerpt ? [{ type: 'paragraph', text: excerpt }] : []
  return {
    to,
    subject: title,
    preview: excerpt || title,
    blocks: [
      { type: 'heading', text: title },
      { type: 'note', text: about },
      ...summary,
      { type: 'button', label: read, url: siteUrl + path },
      { type: 'rule' },
      { type: 'note', text: why },
      { type: 'link', label, url: unsubscribe },
      { type: 'note', text: mails.sentBy },
    ],
    headers: oneClickHeaders(unsubscribe),
  }
}
