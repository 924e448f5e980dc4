import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { MAX_UPDATES } from './rate-limits/limits.ts'
import { type FieldValues, fieldValues, parseFields } from './stored-fields.ts'

const shape = z.array(z.object({ at: z.number(), fields: fieldValues }))

/** A later submission for an address that already has a lead, without the address. */
export type LeadUpdate = z.infer<typeof shape>[number]

/** Parses the `updates` column of a lead. */
export function parseUpdates(stored: string | null): LeadUpdate[] {
  return stored === null ? [] : shape.parse(JSON.parse(stored))
}

/** The updates of a lead plus a new one; undefined when it has no new fields, or at `MAX_UPDATES`. */
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
