import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { MAX_UPDATES } from './limits.ts'
import { type FieldValues, fieldValues, parseFields } from './stored-fields.ts'

const shape = z.array(z.object({ at: z.number(), fields: fieldValues }))

/** What was sent later for an address that there may be one lead of, other than the address. */
export type LeadUpdate = z.infer<typeof shape>[number]

/** The updates of a lead as they are stored. */
export function parseUpdates(stored: string | null): LeadUpdate[] {
  return stored === null ? [] : shape.parse(JSON.parse(stored))
}

/** The updates with one more; undefined when it says nothing new, or there are enough of them. */
export function withUpdate(
  lead: { fields: string; updates: string | null },
  posted: FieldValues,
  at: number,
): LeadUpdate[] | undefined {
  const updates = parseUpdates(lead.updates)
  const fields = withoutEmail(posted)
  const known = [withoutEmail(parseFields(lead.fields))]
  for (const update of updates) known.push(update.fields)
  const isKnown = known.some((one) => isDeepStrictEqual(one, fields))
  return isKnown || updates.length >= MAX_UPDATES ? undefined : [...updates, { at, fields }]
}

function withoutEmail({ email: _, ...others }: FieldValues): FieldValues {
  return others
}
