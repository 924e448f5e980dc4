import { contactReasons } from '#copy/contact.ts'
import { htmlToText } from '../../composed-html.ts'
import { fieldLabel } from '../../field-labels.ts'
import { contactFields } from '../../fields/contact.ts'
import { demoFields } from '../../fields/demo.ts'
import { waitlistFields } from '../../fields/waitlist.ts'
import type { LeadFields } from '../../schemas.ts'
import { campaignOf } from '../../source.ts'
import type { LeadKind, LeadRow } from '../../store/tables.ts'
import { parseUpdates } from '../../updates.ts'
import { entry, type MailBlock, type MailContent, type MailEntry } from './mail-content.ts'

type Part = Pick<MailContent, 'subject' | 'replyTo'> & { blocks: MailBlock[] }

/** The internal notification of one lead: all it holds, and where it came from. */
export function notification(lead: LeadRow): MailContent {
  const parts: Record<LeadKind, () => Part> = {
    contact: () => contactPart(JSON.parse(lead.fields)),
    application: () => contactPart(JSON.parse(lead.fields)),
    composed: () => composedPart(JSON.parse(lead.fields)),
    waitlist: () => waitlistPart(JSON.parse(lead.fields), lead.id),
    demo: () => demoPart(JSON.parse(lead.fields)),
    newsletter: () => newsletterPart(JSON.parse(lead.fields), lead.id),
  }
  const part = parts[lead.kind]()
  const source = [
    ...entry('Page', lead.page),
    ...entry('Referrer', lead.referrer),
    ...campaignOf(lead.page).flatMap(({ name, value }) => entry(name, value)),
    ...entry('Received', instant(lead.received_at)),
    ...entry('Lead', lead.id),
  ]
  return {
    ...part,
    preview: part.replyTo ? `From ${part.replyTo.address}` : part.subject,
    blocks: [
      ...part.blocks,
      ...laterBlocks(lead),
      { type: 'rule' },
      { type: 'entries', entries: source },
    ],
  }
}

/** What was sent later for the same address. */
function laterBlocks({ kind, updates }: LeadRow): MailBlock[] {
  return parseUpdates(updates).flatMap(({ at, fields }): MailBlock[] => [
    { type: 'heading', text: `Sent again, ${instant(at)}` },
    {
      type: 'entries',
      entries: Object.entries(fields).flatMap(([name, value]) =>
        entry(fieldLabel(kind, name), [value].flat().join('\n')),
      ),
    },
  ])
}

function contactPart(fields: LeadFields['contact']): Part {
  const reason = contactReasons.find(({ value }) => value === fields.reason)?.label ?? fields.reason
  return {
    subject: `${reason}: ${fields.subject}`,
    replyTo: { name: fields.name, address: fields.email },
    blocks: [
      { type: 'heading', text: fields.subject },
      {
        type: 'entries',
        entries: [
          ...entries(contactFields, { ...fields, reason }, ['subject', 'message']),
          ...entry(fieldLabel('application', 'job'), fields.job),
          ...entries(contactFields, { message: fields.message }),
        ],
      },
    ],
  }
}

function composedPart({ subject, htmlContent }: LeadFields['composed']): Part {
  const text = htmlToText(htmlContent)
  return { subject, blocks: [{ type: 'html', html: htmlContent, text }] }
}

function waitlistPart(fields: LeadFields['waitlist'], id: string): Part {
  return {
    // Without the id, mail programs would file all requests as one conversation.
    subject: `Waitlist request ${id}`,
    replyTo: { name: '', address: fields.email },
    blocks: [
      { type: 'heading', text: 'Waitlist request' },
      {
        type: 'entries',
        entries: [
          ...entries(waitlistFields, fields),
          ...entry(fieldLabel('waitlist', 'plan'), fields.plan),
        ],
      },
    ],
  }
}

function demoPart(fields: LeadFields['demo']): Part {
  return {
    subject: `Demo request: ${fields.company ?? fields.name}`,
    replyTo: { name: fields.name, address: fields.email },
    blocks: [
      { type: 'heading', text: 'Demo request' },
      {
        type: 'entries',
        entries: entries(demoFields, { ...fields, times: fields.times.join('\n') }),
      },
    ],
  }
}

function newsletterPart({ email }: LeadFields['newsletter'], id: string): Part {
  return {
    subject: `Newsletter subscription ${id}`,
    blocks: [
      { type: 'heading', text: 'Newsletter subscription' },
      { type: 'entries', entries: entry('Email', email) },
    ],
  }
}

function entries(
  known: readonly { name: string; label: string }[],
  values: Record<string, string | readonly string[] | undefined>,
  except: readonly string[] = [],
): MailEntry[] {
  return known.flatMap(({ name, label }) => {
    const value = values[name]
    return typeof value === 'string' && !except.includes(name) ? entry(label, value) : []
  })
}

/** To the minute, for people. */
function instant(time: number): string {
  return `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
