import { forms } from '../forms.ts'
import type { Lead } from './lead.ts'
import { leadView, updateText } from './lead-view.ts'

/** Every field that a form can have, each once. */
export const fieldColumns: readonly string[] = [
  ...new Set(Object.values(forms).flatMap((fields) => fields.map(({ name }) => name))),
]

const columns = [
  ...['id', 'received', 'kind', 'status', 'note', ...fieldColumns, 'updates', 'page', 'referrer'],
  ...['campaign', 'subscription', 'unsubscribe', 'delivery', 'error'],
]

/**
 * What a spreadsheet would take for the start of a formula (CWE-1236), full-width signs included: at
 * the start of a cell, and after whatever a program may take for the end of one.
 */
const formulaStart = /(^|[;\t\r\n])([ \u00a0\u3000]?)([=+\-@\uff1d\uff0b\uff0d\uff20])/g

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
      lead.updates.map((update) => updateText(lead.kind, update)).join('\n'),
      lead.page ?? '',
      lead.referrer ?? '',
      lead.campaign.map(({ name, value }) => `${name}: ${value}`).join('\n'),
      lead.subscription?.state ?? '',
      lead.subscription?.unsubscribeUrl ?? '',
      leadView(lead).deliverySummary,
      lead.deliveries.flatMap(({ lastError }) => lastError ?? []).join('\n'),
    ]),
  )
  return rows.join('')
}

function row(values: readonly string[]): string {
  return `${values.map(cell).join(',')}\r\n`
}

/** A quoted cell (RFC 4180 §2); an apostrophe turns what would be a formula into text. */
function cell(value: string): string {
  const safe = value.replace(/^[\t\r\n]/, "'$&").replace(formulaStart, "$1$2'$3")
  return `"${safe.replaceAll('"', '""')}"`
}
