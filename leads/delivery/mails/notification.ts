import { officeTimeZone } from '#copy/forms/contact.ts'
import { formatTime } from '../../format-time.ts'
import { labeledFields } from '../../forms.ts'
import { labeled } from '../../labeled-value.ts'
import { htmlToText } from '../../message-html.ts'
import { campaignOf } from '../../source.ts'
import type { LeadKind, LeadRow } from '../../store/tables.ts'
import { type FieldValues, parseFields } from '../../stored-fields.ts'
import { parseUpdates } from '../../updates.ts'
import type { MailBlock, MailContent } from './mail-content.ts'

/** The subject of a notification, and the heading above its fields. */
interface Title {
  subject: string
  heading: string
}

/**
 * The internal notification of a lead, with all its fields and its source. That of an application has only the
 * name, because not everyone who reads the mailbox may see applications.
 * @param url the lead on the leads page, if that exists
 */
export function notification(lead: LeadRow, url?: string): MailContent {
  const fields = parseFields(lead.fields)
  const { subject, heading } = titleOf(lead)
  const address = String(fields.email ?? '')
  const replyTo = { name: String(fields.name ?? ''), address }
  const source = [
    ...labeled('Page', lead.page),
    ...labeled('Referrer', lead.referrer),
    ...campaignOf(lead.page).map(({ name, value }) => ({ label: name, value })),
    ...labeled('Received', formatTime(new Date(lead.received_at), officeTimeZone)),
    ...labeled('Lead', lead.id),
  ]
  return {
    subject,
    ...(address ? { replyTo } : {}),
    preview: address ? `From ${address}` : subject,
    blocks: [
      ...blocksOf(lead, heading, fields),
      ...updateBlocks(lead),
      ...(url ? [{ type: 'link', label: 'Open the lead', url } as const] : []),
      { type: 'rule' },
      { type: 'entries', entries: source },
    ],
  }
}

/** How mails to owners call a lead. */
export function titleOf({ kind, id, fields: stored }: LeadRow): Title {
  const { name, company, subject, position, ...fields } = parseFields(stored)
  const written = String(subject ?? '')
  const reason = labeledFields('contact', { reason: fields.reason ?? '' })[0]?.value
  const titles: Record<LeadKind, Title> = {
    contact: { subject: `${reason}: ${written}`, heading: written },
    application: { subject: `Application: ${position ?? written}`, heading: 'Job application' },
    composed: { subject: written, heading: written },
    // Without the ID, mail programs would group all requests into one conversation.
    waitlist: { subject: `Waitlist request ${id}`, heading: 'Waitlist request' },
    demo: { subject: `Demo request: ${company ?? name}`, heading: 'Demo request' },
    newsletter: { subject: `Newsletter subscription ${id}`, heading: 'Newsletter subscription' },
  }
  return titles[kind]
}

function blocksOf({ kind }: LeadRow, heading: string, fields: FieldValues): MailBlock[] {
  if (kind === 'composed') return htmlBlocks(fields)
  const { name = '', position = '' } = fields
  return fieldBlocks(kind, heading, kind === 'application' ? { name, position } : fields)
}

function fieldBlocks(kind: LeadKind, heading: string, fields: FieldValues): MailBlock[] {
  // The heading already shows the subject.
  const { subject: _, ...others } = fields
  return [
    { type: 'heading', text: heading },
    { type: 'entries', entries: labeledFields(kind, others) },
  ]
}

function htmlBlocks({ htmlContent }: FieldValues): MailBlock[] {
  const html = String(htmlContent ?? '')
  return [{ type: 'html', html, text: htmlToText(html) }]
}

/** Later submissions for the same address. */
function updateBlocks({ kind, updates }: LeadRow): MailBlock[] {
  return parseUpdates(updates).flatMap(({ at, fields }): MailBlock[] => [
    { type: 'heading', text: `Sent again, ${formatTime(new Date(at), officeTimeZone)}` },
    { type: 'entries', entries: labeledFields(kind, fields) },
  ])
}
