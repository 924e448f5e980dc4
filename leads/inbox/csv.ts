import { forms } from '../forms.ts'
import type { Lead } from './lead.ts'
import { leadView, updateText } from './lead-view.ts'

/** The names of all fields of all forms. */
export const fieldColumns: readonly string[] = [
  ...new Set(Object.values(forms).flatMap((fields) => fields.map(({ name }) => name))),
]

/** The columns that every lead has, before and after those of the fields. */
export const leadColumns = {
  before: ['id', 'received', 'kind', 'status', 'assigned', 'note'],
  after: [
    ...['updates', 'page', 'referrer', 'campaign', 'subscription', 'unsubscribe'],
    ...['delivery', 'error', 'merged'],
  ],
} as const

const columns = [...leadColumns.before, ...fieldColumns, ...leadColumns.after]

/**
 * The start of a spreadsheet formula (CWE-1236), including full-width signs. It's escaped at the start of a
 * cell, and after characters that a program may read as the end of a cell.
 */
const formulaStart = /(^|[;\t\r\n])([ \u00a0\u3000]?)([=+\-@\uff1d\uff0b\uff0d\uff20])/g

/**
 * The heading row of a CSV file (RFC 4180) for spreadsheets, with a byte order mark. Rows of `leadsAsCsv`
 * follow.
 */
export const csvHeading = `\ufeff${row(columns)}`

/** Leads as CSV rows, with the columns of `csvHeading`. */
export function leadsAsCsv(leads: readonly Lead[]): string {
  const rows = leads.map((lead) =>
    row([
      lead.id,
      lead.receivedAt.toISOString(),
      lead.kind,
      lead.status,
      lead.assignee ?? '',
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
      lead.mergedInto ?? '',
    ]),
  )
  return rows.join('')
}

function row(values: readonly string[]): string {
  return `${values.map(cell).join(',')}\r\n`
}

/** A quoted cell (RFC 4180 §2). An apostrophe turns formulas into text. */
function cell(value: string): string {
  const safe = value.replace(/^[\t\r\n]/, "'$&").replace(formulaStart, "$1$2'$3")
  return `"${safe.replaceAll('"', '""')}"`
}
