import type { FormField } from '#leads/fields/field.ts'
import { readField } from '#leads/fields/read-field.ts'
import { isBlank } from '#leads/fields/text.ts'

/** Marks a post that only asks to show the form again, with the posted values. */
export const againField = 'again'

/** The values of a form by name. Several values with one name are joined with line breaks. */
export function formValues(form: FormData): Record<string, string> {
  const values: Record<string, string> = {}
  for (const [name, value] of form) {
    if (typeof value !== 'string') continue
    const before = values[name]
    values[name] = before ? `${before}\n${value}` : value
  }
  return values
}

/**
 * Converts the values of the controls to the values to send, if these differ, and validates them. Errors are
 * by the `id` of the control: the name of the field, with `-2` and so on for its other controls. If there is
 * an error, `values` doesn't have the required field, so that the server rejects it too.
 */
export interface PreparedValues {
  values: Record<string, string>
  errors: Record<string, string>
}

/** Whether a required field is blank. */
export function hasMissing(
  fields: readonly FormField[],
  values: Readonly<Record<string, string>>,
): boolean {
  return fields.some(({ name, required }) => required && isBlank(values[name] ?? ''))
}

/** The message of each invalid field, by name. */
export function validateFields(
  fields: readonly FormField[],
  values: Readonly<Record<string, string>>,
): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const field of fields) {
    const result = readField(field, values[field.name])
    if ('error' in result) errors[field.name] = result.error
  }
  return errors
}

/** Merges errors. Those of `prepared` replace less specific errors of the same field. */
export function mergeErrors(
  errors: Readonly<Record<string, string>>,
  prepared: Readonly<Record<string, string>>,
): Record<string, string> {
  const ids = Object.keys(prepared)
  const isCovered = (name: string) => ids.some((id) => id === name || id.startsWith(`${name}-`))
  const others = Object.entries(errors).filter(([name]) => !isCovered(name))
  return { ...Object.fromEntries(others), ...prepared }
}
