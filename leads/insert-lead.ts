import type { IncomingSubmission } from './accept-submission.ts'
import { newId } from './identity.ts'
import type { Trx } from './store/database.ts'
import { searchText } from './store/search-text.ts'
import { sourceColumns } from './store/source-columns.ts'
import type { LeadRow } from './store/tables.ts'

/**
 * Stores a new lead, with its file if it has one.
 * @param unique the result of `uniqueKey()`
 */
export async function insertLead(
  trx: Trx,
  { kind, parsed, page, referrer, now }: IncomingSubmission,
  unique: string | null,
): Promise<LeadRow> {
  const id = newId()
  const fields = JSON.stringify(parsed.fields)
  const lead: LeadRow = {
    id,
    kind,
    status: parsed.suspected ? 'spam' : 'new',
    received_at: now,
    seen_at: null,
    fields,
    page,
    referrer,
    ...sourceColumns({ fields, page, referrer }),
    unique_key: unique,
    note: null,
    assignee: null,
    answered_at: null,
    merged_into: null,
    updates: null,
    subscription: kind === 'newsletter' ? 'unconfirmed' : null,
    subscription_changed_at: kind === 'newsletter' ? now : null,
    search_text: searchText({ id, fields, note: null }),
  }
  await trx.insertInto('leads').values(lead).execute()
  const { file } = parsed
  if (file) await trx.insertInto('lead_files').values({ lead_id: id, content: file }).execute()
  return lead
}
