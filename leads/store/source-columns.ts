import { campaignName, hostOf, pathOf } from '../source.ts'
import { emailOf } from '../stored-fields.ts'
import { foldAddress } from './search-text.ts'
import type { LeadRow } from './tables.ts'

/** Derives the columns that group and find leads. */
export function sourceColumns({
  fields,
  page,
  referrer,
}: Pick<LeadRow, 'fields' | 'page' | 'referrer'>) {
  return {
    page_path: pathOf(page),
    campaign: campaignName(page),
    referrer_host: hostOf(referrer),
    email: foldAddress(emailOf(fields)) || null,
  }
}
