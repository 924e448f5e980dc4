import type { FormField } from '#leads/fields/field.ts'

/** In a post that only asks for the form again, with what else is posted filled in. */
export const againField = 'again'

/** What a form holds, by name. A name that stands there several times has its values on lines. */
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
 * Turns what the controls of a form hold into what is sent, where these differ, and says what is
 * wrong with them, by the `id` of the control: the name of the field, or that and `-2` and so on for
 * more of its controls. With an error, `values` lack the required field, which the server refuses.
 */
export type PrepareValues = (typed: Readonly<Record<string, string>>) => {
  values: Record<string, string>
  errors: Record<string, string>
}

/** The message of each required field that is blank, by name. */
export function missingFields(
  fields: readonly FormField[],
  values: Readonly<Record<string, string>>,
): Record<string, string> {
  const blank = fields.filter(({ name, required }) => required && !values[name]?.trim())
  return Object.fromEntries(blank.map(({ name, missing }) => [name, missing]))
}

/** What is wrong with fields, where `prepared` says it more closely than `errors`. */
export function mergeErrors(
  errors: Readonly<Record<string, string>>,
  prepared: Readonly<Record<string, string>>,
): Record<string, string> {
  const ids = Object.keys(prepared)
  const isCovered = (name: string) => ids.some((id) => id === name || id.startsWith(`${name}-`))
  const others = Object.entries(errors).filter(([name]) => !isCovered(name))
  return { ...Object.fromEntries(others), ...prepared }
}
