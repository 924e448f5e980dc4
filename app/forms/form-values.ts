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
