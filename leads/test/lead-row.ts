import type { LeadRow } from '../store/tables.ts'
import { message } from './messages.ts'

/** A contact message as it is stored, with other values. */
export function leadRow(values: Partial<LeadRow> = {}): LeadRow {
  return {
    id: 'l1',
    kind: 'contact',
    status: 'new',
    received_at: Date.UTC(2026, 0, 5, 12),
    seen_at: null,
    fields: JSON.stringify(message),
    page: null,
    page_path: null,
    campaign: null,
    referrer: null,
    referrer_host: null,
    email: null,
    unique_key: null,
    note: null,
    assignee: null,
    answered_at: null,
    merged_into: null,
    updates: null,
    subscription: null,
    subscription_changed_at: null,
    search_text: '',
    ...values,
  }
}
