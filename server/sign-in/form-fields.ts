import type { Context } from 'hono'

export type FormFields = Record<string, string>

/** The fields of the form in a request, without files; none if the body is malformed. */
export async function formFields(c: Context): Promise<FormFields> {
  const fields = Object.entries(await c.req.parseBody().catch(() => ({})))
  return Object.fromEntries(
    fields.filter((field): field is [string, string] => typeof field[1] === 'string'),
  )
}
