import type { Lead } from '../inbox/lead.ts'
import { deliverySummary } from './show.ts'

const fieldColumns = [
  ...['name', 'email', 'company', 'phone', 'reason', 'subject', 'message', 'job', 'linkedin'],
  ...['plan', 'times', 'timeZone', 'notes', 'htmlContent'],
] as const

const columns = [
  ...['id', 'received', 'kind', 'status', 'note', ...fieldColumns, 'page', 'referrer'],
  ...['campaign', 'subscription', 'unsubscribe', 'delivery', 'error'],
]

/**
 * Leads as a table that spreadsheets open as it is: RFC 4180, UTF-8 with a byte order mark, and
 * no cell that a spreadsheet would take for a formula. The heading comes first, then any number of
 * parts.
 */
export const csvHeading = `\ufeff${row(columns)}`

export function leadsAsCsv(leads: readonly Lead[]): string {
  const rows = leads.map((lead) =>
    row([
      lead.id,
      lead.receivedAt.toISOString(),
      lead.kind,
      lead.status,
      lead.note ?? '',
      ...fieldColumns.map((name) => [lead.fields[name] ?? ''].flat().join('\n')),
      lead.page ?? '',
      lead.referrer ?? '',
      lead.campaign.map(({ name, value }) => `${name}: ${value}`).join('\n'),
      lead.subscription?.state ?? '',
      lead.subscription?.unsubscribeUrl ?? '',
      deliverySummary(lead),
      lead.deliveries.flatMap(({ lastError }) => lastError ?? []).join('\n'),
    ]),
  )
  return rows.join('')
}

function row(values: readonly string[]): string {
  return `${values.map(cell).join(',')}\r\n`
}

function cell(value: string): string {
  // A spreadsheet computes what begins like a formula (CWE-1236); an apostrophe makes it text.
  const safe = /^[=+\-@\t\r\n]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
