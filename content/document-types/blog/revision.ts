import { instantOf } from '../../instant.ts'
import { checkDate } from '../schema-fields.ts'

interface Dated {
  date?: string
}

/** What is wrong with the time of a revision, or true: it lies after the post's date, and not ahead. */
export function checkRevision(
  value: string | undefined,
  { parent }: { parent?: unknown },
): true | string {
  const revised = instantOf(value)
  if (revised === undefined) return checkDate(value)
  if (revised > Date.now()) return 'Set a time in the past.'
  const date = instantOf((parent as Dated).date)
  if (date !== undefined && revised <= date) {
    return 'The update must come after the date of the post.'
  }
  return true
}
