import { contactReasons } from '#copy/contact.ts'
import { htmlToText } from '../composed-html.ts'
import { contactFields, demoFields, waitlistFields } from '../fields.ts'
import type { LeadFields, SubmissionKind } from '../schemas.ts'
import type { LeadRow } from '../store/tables.ts'

/** The internal notification of one lead: what the mail says, without addresses of its own. */
export interface Notification {
  subject: string
  replyTo?: { name: string; address: string }
  text: string
  html: string
}

type Entry = readonly [label: string, value: string | undefined]

/** Renders the notification. Every value is shown as text; only a composed call's reduced HTML is kept. */
export function renderNotification(lead: LeadRow): Notification {
  const render: Record<SubmissionKind, () => Notification> = {
    contact: () => contactNotification(JSON.parse(lead.fields)),
    composed: () => composedNotification(JSON.parse(lead.fields)),
    waitlist: () => waitlistNotification(JSON.parse(lead.fields), lead.id),
    demo: () => demoNotification(JSON.parse(lead.fields)),
  }
  const notification = render[lead.kind]()
  const source: Entry[] = [
    ['Page', lead.page ?? undefined],
    ['Received', new Date(lead.received_at).toISOString()],
    ['Lead', lead.id],
  ]
  return {
    ...notification,
    text: `${notification.text}\n\n-- \n${asText(source)}\n`,
    html: `${notification.html}\n<hr>\n${asHtml(source)}\n`,
  }
}

/** The block of spec §7: name, email, company, phone, reason, message. */
function contactNotification(fields: LeadFields['contact']): Notification {
  const reason = contactReasons.find(({ value }) => value === fields.reason)?.label ?? fields.reason
  return {
    subject: `${reason}: ${fields.subject}`,
    replyTo: { name: fields.name, address: fields.email },
    ...both([
      ...entries(contactFields, { ...fields, reason }, ['subject', 'message']),
      ['Position', fields.job],
      ...entries(contactFields, { message: fields.message }),
    ]),
  }
}

function composedNotification(fields: LeadFields['composed']): Notification {
  return {
    subject: fields.subject,
    text: htmlToText(fields.htmlContent),
    html: fields.htmlContent,
  }
}

function waitlistNotification(fields: LeadFields['waitlist'], id: string): Notification {
  return {
    // Without the id, mail programs would file all requests as one conversation.
    subject: `Waitlist request ${id}`,
    replyTo: { name: '', address: fields.email },
    ...both([...entries(waitlistFields, fields), ['Plan', fields.plan]]),
  }
}

function demoNotification(fields: LeadFields['demo']): Notification {
  return {
    subject: `Demo request: ${fields.company ?? fields.name}`,
    replyTo: { name: fields.name, address: fields.email },
    ...both(entries(demoFields, { ...fields, times: fields.times.join('\n') })),
  }
}

function entries(
  known: readonly { name: string; label: string }[],
  values: Record<string, string | readonly string[] | undefined>,
  except: readonly string[] = [],
): Entry[] {
  return known.flatMap(({ name, label }) => {
    const value = values[name]
    return typeof value === 'string' && !except.includes(name) ? [[label, value] as const] : []
  })
}

const both = (list: Entry[]) => ({ text: asText(list), html: asHtml(list) })

function asText(list: readonly Entry[]): string {
  return list
    .flatMap(([label, value]) => {
      if (!value) return []
      return value.includes('\n') ? [`${label}:\n${value}`] : [`${label}: ${value}`]
    })
    .join('\n')
}

function asHtml(list: readonly Entry[]): string {
  const rows = list.flatMap(([label, value]) =>
    value
      ? [
          `<tr><th align="left" valign="top">${escapeHtml(label)}</th><td>${inLines(value)}</td></tr>`,
        ]
      : [],
  )
  return `<table>\n${rows.join('\n')}\n</table>`
}

const inLines = (value: string) => escapeHtml(value).replaceAll('\n', '<br>\n')

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(value: string): string {
  return value.replace(/[&<>"']/g, (character) => entities[character] ?? '')
}
