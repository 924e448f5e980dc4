import { forms } from '../forms.ts'
import type { Lead } from './lead.ts'
import { deliverySummary, updateText } from './lead-view.ts'

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

/** The heading of an exported table. */
export const columns: readonly string[] = [
  ...leadColumns.before,
  ...fieldColumns,
  ...leadColumns.after,
]

/** The texts of a lead in the order of `columns`. */
export function leadCells(lead: Lead): string[] {
  return [
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
    deliverySummary(lead),
    lead.deliveries.flatMap(({ lastError }) => lastError ?? []).join('\n'),
    lead.mergedInto ?? '',
  ]
}
