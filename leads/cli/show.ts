import { deliveryKinds } from '../delivery/kinds.ts'
import { formatTime } from '../format-time.ts'
import type { Lead } from '../inbox/lead.ts'
import { leadView } from '../inbox/lead-view.ts'
import { labeled } from '../labeled-value.ts'
import { columns, printable } from './columns.ts'

const MAX_SENDER_LENGTH = 48
const MAX_SUBJECT_LENGTH = 56

/** A table of leads. Below it are their number and a note about mail that waits for SMTP. */
export function leadsAsTable(
  leads: readonly Lead[],
  { count, hasMail, isFiltered }: { count: number; hasMail: boolean; isFiltered: boolean },
): string {
  if (count === 0) return isFiltered ? 'No leads match.' : 'No leads yet.'
  const heading = ['ID', 'RECEIVED', 'KIND', 'STATUS', 'FROM', 'SUBJECT', 'DELIVERY']
  const rows = leads.map((lead) => {
    const { status, subject, deliverySummary } = leadView(lead)
    const sender = [lead.fields.name, lead.fields.email].filter(Boolean).join(' ')
    return [
      lead.id,
      formatTime(lead.receivedAt),
      lead.kind,
      status,
      shorten(sender, MAX_SENDER_LENGTH),
      shorten(subject, MAX_SUBJECT_LENGTH),
      deliverySummary,
    ]
  })
  const notes = [
    leads.length < count
      ? `${leads.length} of ${count}. To list more, use --limit N.`
      : `${count} in all.`,
    ...(hasMail || !leads.some(hasWaitingMail)
      ? []
      : ['Pending emails are sent when the site runs with SMTP_URL.']),
  ]
  return `${columns([heading, ...rows])}\n\n${notes.join(' ')}`
}

/** Whether a mail was never tried, so that the site perhaps runs without SMTP. */
function hasWaitingMail({ deliveries }: Lead): boolean {
  return deliveries.some(
    ({ kind, state, attempts }) =>
      deliveryKinds[kind].channel === 'mail' && state === 'pending' && attempts === 0,
  )
}

/** A lead with all its fields and deliveries. */
export function leadAsText(lead: Lead): string {
  const view = leadView(lead)
  const pairs = [
    ...labeled('Kind', lead.kind),
    ...labeled('Status', view.status),
    ...labeled('Note', lead.note),
    ...view.source,
    ...labeled('Delivery', view.deliverySummary),
    ...view.deliveries.flatMap((delivery) => [
      ...labeled(delivery.kind, delivery.messageId),
      ...labeled('  state', delivery.state),
      ...labeled('  event', delivery.event),
      ...labeled('  next try', delivery.nextAttemptAt?.toISOString()),
      ...labeled('  sent', delivery.sentAt?.toISOString()),
      ...labeled('  last error', delivery.lastError),
    ]),
    ...view.fields,
  ]
  const width = Math.max(...pairs.map(({ label }) => label.length))
  return pairs
    .map(({ label, value }) => {
      const text = printable(value)
      return text.includes('\n') ? `${label}:\n${text}` : `${label.padEnd(width)} ${text}`
    })
    .join('\n')
}

function shorten(value: string, length: number): string {
  const shown = [...printable(value).replaceAll('\n', ' ')]
  return shown.length > length ? `${shown.slice(0, length - 1).join('')}…` : shown.join('')
}
