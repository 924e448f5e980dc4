import { z } from 'zod'

export const fieldValues = z.record(z.string(), z.union([z.string(), z.array(z.string())]))

/** The validated values of a submission by field name. */
export type FieldValues = z.infer<typeof fieldValues>

/** Reads the `fields` column of a lead. @throws when it is not what `insertLead` writes */
export function parseFields(stored: string): FieldValues {
  return fieldValues.parse(JSON.parse(stored))
}

/** The email address in the `fields` column of a lead; empty when it has none. */
export function emailOf(stored: string): string {
  return String(parseFields(stored).email ?? '')
}
