import type { Lead } from '../inbox.ts'
import { deliverySummary } from './show.ts'

const fieldColumns = [
  ...['name', 'email', 'company', 'phone', 'reason', 'subject', 'message', 'job', 'linkedin'],
  ...['plan', 'times', 'timeZone', 'notes', 'htmlContent'],
] as const

/**
 * Leads as a table that spreadsheets open as it is: RFC 4180, UTF-8 with a byte order mark, and
 * no cell that a spreadsheet would take for a formula.
 */
export function leadsAsCsv(leads: readonly Lead[]): string {
  const heading = ['id', 'received', 'kind', 'status', ...fieldColumns, 'page', 'delivery', 'error']
  const rows = leads.map((lead) => [
    lead.id,
    lead.receivedAt.toISOString(),
    lead.kind,
    lead.status,
    ...fieldColumns.map((name) => [lead.fields[name] ?? ''].flat().join('\n')),
    lead.page ?? '',
    deliverySummary(lead),
    lead.deliveries.flatMap(({ lastError }) => lastError ?? []).join('\n'),
  ])
  return `\ufeff${[heading, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
}

function cell(value: string): string {
  // A spreadsheet computes what begins like a formula (CWE-1236); an apostrophe makes it text.
  const safe = /^[=+\-@\t\r\n]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
