import { formatDay } from '../../format-time.ts'
import { labeled } from '../../labeled-value.ts'
import type { LeadRow } from '../../store/tables.ts'
import type { MailContent } from './mail-content.ts'

/**
 * The summary of suspected spam, without what the senders wrote; undefined if there is none.
 * @param leads newest first
 */
export function suspectedSpam(leads: readonly LeadRow[], siteUrl: string): MailContent | undefined {
  if (leads.length === 0) return undefined
  const text =
    'The senders filled in a field that people can’t see, or a browser extension did. If a lead isn’t spam, change its status to deliver it.'
  return {
    subject: 'Suspected spam to review',
    preview: text,
    blocks: [
      { type: 'heading', text: 'Suspected spam to review' },
      { type: 'paragraph', text },
      {
        type: 'entries',
        entries: leads.flatMap(({ id, kind, received_at }) =>
          labeled(formatDay(new Date(received_at)), `${kind}, ${id}`),
        ),
      },
      { type: 'button', label: 'Open the leads', url: `${siteUrl}/leads` },
      { type: 'note', text: 'If you don’t use the leads page, run: npm run leads -- list' },
    ],
  }
}
