import type { Lead, LeadDelivery } from '../inbox/lead.ts'
import type { DeliveryKind } from '../store/tables.ts'

const kindWords: Record<DeliveryKind, string> = {
  notification: 'mail',
  acknowledgement: 'reply',
  confirmation: 'opt-in',
  webhook: 'webhook',
}

/** How the deliveries of a lead stand, in a few words. */
export function deliverySummary(lead: Lead): string {
  if (lead.deliveries.length === 0) return lead.status === 'spam' ? 'not mailed' : '–'
  return lead.deliveries
    .map((delivery) => `${kindWords[delivery.kind]} ${deliveryText(delivery)}`)
    .join(', ')
}

function deliveryText({ state, attempts }: LeadDelivery): string {
  if (state === 'sent') return 'sent'
  if (state === 'failed') return 'FAILED'
  if (state === 'claimed') return 'sending'
  return attempts === 0 ? 'waiting' : `retrying (${attempts})`
}

/** Leads as lines in columns, with a sentence below on what needs attention. */
export function leadsAsTable(
  leads: readonly Lead[],
  { count, hasMail, isFiltered }: { count: number; hasMail: boolean; isFiltered: boolean },
): string {
  if (count === 0) return isFiltered ? 'Nothing matches.' : 'Nothing received yet.'
  const heading = ['ID', 'RECEIVED (UTC)', 'KIND', 'STATUS', 'FROM', 'SUBJECT', 'DELIVERY']
  const rows = leads.map((lead) => [
    lead.id,
    lead.receivedAt.toISOString().slice(0, 16).replace('T', ' '),
    lead.kind,
    statusText(lead),
    shorten([lead.fields.name, lead.fields.email].filter(Boolean).join(' '), 48),
    shorten(subjectOf(lead), 56),
    deliverySummary(lead),
  ])
  const notes = [
    leads.length < count
      ? `${leads.length} of ${count}; --limit N shows more.`
      : `${count} in all.`,
    ...(hasMail || !leads.some(hasWaitingMail)
      ? []
      : ['Mail that waits goes out when the site runs with SMTP_URL.']),
  ]
  return `${columns([heading, ...rows])}\n\n${notes.join(' ')}`
}

function hasWaitingMail({ deliveries }: Lead): boolean {
  return deliveries.some(
    ({ kind, state }) => kind !== 'webhook' && (state === 'pending' || state === 'claimed'),
  )
}

/** One lead in full. */
export function leadAsText(lead: Lead): string {
  const pairs = [
    ...pair('id', lead.id),
    ...pair('received', lead.receivedAt.toISOString()),
    ...pair('kind', lead.kind),
    ...pair('status', lead.status),
    ...pair('page', lead.page),
    ...pair('referrer', lead.referrer),
    ...lead.campaign.flatMap(({ name, value }) => pair(name, value)),
    ...pair('note', lead.note),
    ...pair('subscription', lead.subscription?.state),
    ...pair('since', lead.subscription?.since.toISOString()),
    ...pair('unsubscribe', lead.subscription?.unsubscribeUrl),
    ...pair('delivery', deliverySummary(lead)),
    ...lead.deliveries.flatMap((delivery) => [
      ...pair(kindWords[delivery.kind], delivery.messageId),
      ...pair('  event', delivery.event),
      ...pair('  next try', delivery.nextAttemptAt?.toISOString()),
      ...pair('  sent', delivery.sentAt?.toISOString()),
      ...pair('  last error', delivery.lastError),
    ]),
    ...Object.entries(lead.fields).flatMap(([name, value]) =>
      pair(name, [value].flat().join('\n')),
    ),
    ...lead.updates.flatMap((update) => pair('update', updateText(update))),
  ]
  return pairs
    .map(([name, value]) => {
      const text = printable(value)
      return text.includes('\n') ? `${name}:\n${text}` : `${name.padEnd(12)} ${text}`
    })
    .join('\n')
}

/** What was sent later, on one line. */
export function updateText({ receivedAt, fields }: Lead['updates'][number]): string {
  const values = Object.entries(fields).map(
    ([name, value]) => `${name} ${[value].flat().join(', ')}`,
  )
  return [receivedAt.toISOString(), ...values].join('; ')
}

function pair(name: string, value: string | undefined): [string, string][] {
  return value ? [[name, value]] : []
}

function statusText(lead: Lead): string {
  if (lead.status === 'spam') return lead.seenAt ? 'spam' : 'SPAM? new'
  return lead.status === 'new' && lead.seenAt ? 'new, seen' : lead.status.replace('-', ' ')
}

/** What a lead is about, in a line: its subject, LinkedIn address, times or subscription. */
export function subjectOf(lead: Lead): string {
  const { subject, linkedin, times } = lead.fields
  return [subject ?? linkedin ?? times ?? lead.subscription?.state ?? ''].flat().join(', ')
}

function columns(rows: readonly string[][]): string {
  const widths = rows[0]?.map((_, column) =>
    Math.max(...rows.map((row) => [...(row[column] ?? '')].length)),
  )
  return rows
    .map((row) =>
      row
        .map((value, column) => value + ' '.repeat((widths?.[column] ?? 0) - [...value].length))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

function shorten(value: string, length: number): string {
  const shown = [...printable(value).replaceAll('\n', ' ')]
  return shown.length > length ? `${shown.slice(0, length - 1).join('')}…` : shown.join('')
}

/** Without the control characters that a terminal would act on. */
function printable(value: string): string {
  return value.replace(/[^\P{Cc}\n]/gu, ' ')
}
