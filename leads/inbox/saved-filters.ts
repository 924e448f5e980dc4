import { domainToUnicode } from 'node:url'
import { cleanLine } from '../fields/text.ts'
import type { Store, Trx } from '../store/database.ts'
import { fold } from '../store/search-text.ts'
import type { SavedFilter } from '../store/tables.ts'
import { parseFields } from '../stored-fields.ts'
import { maxLengths } from './max-lengths.ts'

/** Limited, because the list shows all of them. */
const MAX_SAVED_FILTERS = 30
const MAX_QUERY_LENGTH = 1000

/** The saved filters, sorted by name. */
export async function listSavedFilters(store: Store): Promise<SavedFilter[]> {
  const db = await store.open()
  return db.selectFrom('saved_filters').selectAll().orderBy('name').execute()
}

/**
 * Saves a filter, or replaces the one with the same name. The query must not contain a search text, which may
 * name a person and would remain after that person's leads are deleted.
 * @returns whether it was saved: it needs a name, and there are at most `MAX_SAVED_FILTERS`
 */
export function saveFilter(store: Store, given: string, query: string): Promise<boolean> {
  const name = cleanLine(given).slice(0, maxLengths.filterName)
  return store.write(async (trx) => {
    await store.lock(trx, ['saved filters'])
    const names = await trx.selectFrom('saved_filters').select('name').execute()
    const isKnown = names.some((one) => one.name === name)
    const isFull = names.length >= MAX_SAVED_FILTERS && !isKnown
    if (name === '' || query.length > MAX_QUERY_LENGTH || isFull) return false
    await trx
      .insertInto('saved_filters')
      .values({ name, query })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ query }))
      .execute()
    return true
  })
}

/** Removes a filter if it exists. */
export async function removeFilter(store: Store, name: string): Promise<void> {
  await store.write((trx) => trx.deleteFrom('saved_filters').where('name', '=', name).execute())
}

/** Removes the filters with one of these texts in their name, as whole words and in any case. */
export async function removeFiltersNaming(trx: Trx, texts: readonly string[]): Promise<void> {
  const naming = texts.map(words).filter((text) => text.trim() !== '')
  for (const { name } of await trx.selectFrom('saved_filters').select('name').execute()) {
    if (!naming.some((text) => words(name).includes(text))) continue
    await trx.deleteFrom('saved_filters').where('name', '=', name).execute()
  }
}

/** The folded words of a text, each between two spaces. */
function words(text: string): string {
  return ` ${fold(text)} `.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
}

/** An address with its domain in ASCII, and as people may have typed it. */
export function spellings(address: string): string[] {
  const at = address.lastIndexOf('@') + 1
  return [address, address.slice(0, at) + domainToUnicode(address.slice(at))]
}

/** The names of a sender, from the stored fields of a lead. */
export function namesIn(fields: string): string[] {
  const { name } = parseFields(fields)
  return name ? [name].flat() : []
}
