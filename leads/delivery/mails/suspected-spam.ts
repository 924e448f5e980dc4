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
    'They filled in a field that people don’t see. A browser extension may have done so. What is not spam is delivered when you change its status.'
  return {
    subject: 'Suspected spam to look at',
    preview: text,
    blocks: [
      { type: 'heading', text: 'Suspected spam to look at' },
      { type: 'paragraph', text },
      {
        type: 'entries',
        entries: leads.flatMap(({ id, kind, received_at }) =>
          labeled(formatDay(new Date(received_at)), `${kind}, ${id}`),
        ),
      },
      { type: 'button', label: 'Open the leads', url: `${siteUrl}/leads` },
      { type: 'note', text: 'Without the leads page: npm run leads -- list' },
    ],
  }
}
