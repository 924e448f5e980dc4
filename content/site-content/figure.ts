import { z } from 'zod'
import { type DocumentOf, requiredText } from '../documents.ts'

/** A number that the site states. */
export interface Figure {
  id: string
  /** As it is written. */
  value: string
  label: string
  /** Not confirmed by the owner. */
  sample: boolean
  /** Only in previews: its document and field, as the attribute `data-sanity`. */
  edit?: string
}

export type FigurePlace = 'home' | 'inventory' | 'severity'

const severities = ['Critical', 'High', 'Medium', 'Low']

const figureDocument = z
  .object({
    _id: z.string(),
    place: z.enum(['home', 'inventory', 'severity']).nullable(),
    value: requiredText,
    label: requiredText,
    confirmed: z.boolean().nullish(),
  })
  .refine(({ place, value }) => place === 'home' || /^\d+$/.test(value), 'is not a whole number')
  .refine(
    ({ place, label }) => place !== 'severity' || severities.includes(label),
    'is not a severity',
  )

/** Parses one figure. @throws ZodError when it cannot be shown */
export function parseFigure(
  document: DocumentOf<typeof figureDocument>,
): Figure & { place: FigurePlace | null } {
  const { _id: id, place, value, label, confirmed } = figureDocument.parse(document)
  return { id, place, value, label, sample: confirmed !== true }
}
