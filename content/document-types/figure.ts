import { defineField, defineType } from '@sanity/types'
import { defineQuery } from 'groq'
import { z } from 'zod'
import { type DocumentOf, requiredText, text } from '../documents.ts'
import { markTexts, siteContentType } from './document-type.ts'
import { byOrder, confirmedField, orderField } from './schema-fields.ts'

/** Where figures stand. The site's own list is in `copy/claims/claims.ts`. */
const figurePlaces = [
  { title: 'Home page', value: 'home' },
  { title: 'Security page, inventory', value: 'inventory' },
  { title: 'Security page, findings by severity', value: 'severity' },
] as const
export type FigurePlace = (typeof figurePlaces)[number]['value']

const severities = ['Critical', 'High', 'Medium', 'Low']

/** A number that the site states. */
const schema = defineType({
  name: 'figure',
  title: 'Figure',
  type: 'document',
  fields: [
    defineField({
      name: 'place',
      title: 'Appears on',
      type: 'string',
      options: { list: [...figurePlaces], layout: 'radio' },
      initialValue: 'home',
      validation: (rule) => rule.required().error('Choose where it appears.'),
    }),
    defineField({
      name: 'value',
      title: 'Value',
      type: 'string',
      description:
        'As shown on the page, like "500K+". The security page accepts only whole numbers.',
      validation: (rule) => [
        rule.required().error('Enter the number.'),
        rule.max(8).error('Shorten it to 8 characters at most.'),
        rule.custom(checkValue),
      ],
    }),
    defineField({
      name: 'label',
      title: 'What it counts',
      type: 'string',
      validation: (rule) => [
        rule.required().error('Enter what the number counts.'),
        rule.max(40).warning('Shorten it to 40 characters at most.'),
        rule.custom(checkLabel),
      ],
    }),
    defineField({
      name: 'definition',
      title: 'Definition',
      type: 'string',
      description: 'What is counted, and since when. The home page shows it below the figure.',
      validation: (rule) => rule.max(120).warning('Shorten it to 120 characters at most.'),
    }),
    confirmedField('You can show how it was measured.'),
    orderField,
  ],
  orderings: byOrder,
  preview: {
    select: { value: 'value', label: 'label', place: 'place', confirmed: 'confirmed' },
    prepare: ({ value, label, place, confirmed }) => ({
      title: [value, label].filter(Boolean).join(' ') || 'Untitled figure',
      subtitle: [
        figurePlaces.find((one) => one.value === place)?.title,
        confirmed === true ? undefined : 'Not confirmed',
      ]
        .filter(Boolean)
        .join(' · '),
    }),
  },
})

interface PlacedFields {
  place?: string
}

function checkValue(value: string | undefined, { parent }: { parent?: unknown }): true | string {
  const { place } = (parent ?? {}) as PlacedFields
  const fits = !value || place === 'home' || /^\d+$/.test(value)
  return fits || 'Use a whole number here, without a sign or a unit.'
}

function checkLabel(label: string | undefined, { parent }: { parent?: unknown }): true | string {
  const { place } = (parent ?? {}) as PlacedFields
  const fits = !label || place !== 'severity' || severities.includes(label)
  return fits || `Use one of ${severities.join(', ')} here.`
}

/** A number that the site states. */
export interface Figure {
  id: string
  place: FigurePlace | null
  /** As it is written. */
  value: string
  label: string
  /** What is counted, and since when; can be empty. */
  definition: string
  /** Not confirmed by the owner. */
  sample: boolean
  /** Only in previews: its document and field, as the attribute `data-sanity`. */
  edit?: string
}

const figuresQuery = defineQuery(
  `*[_type == "figure"] | order(order asc, _id asc) {_id, place, value, label, definition, confirmed}`,
)

const figureDocument = z
  .object({
    _id: z.string(),
    place: z.enum(figurePlaces.map(({ value }) => value)).nullable(),
    value: requiredText,
    label: requiredText,
    definition: text,
    confirmed: z.boolean().nullish(),
  })
  .refine(({ place, value }) => place === 'home' || /^\d+$/.test(value), 'is not a whole number')
  .refine(
    ({ place, label }) => place !== 'severity' || severities.includes(label),
    'is not a severity',
  )

function parse(document: DocumentOf<typeof figureDocument>): Figure {
  const { _id: id, confirmed, ...figure } = figureDocument.parse(document)
  return { id, ...figure, sample: confirmed !== true }
}

export const figure = siteContentType({
  schema,
  list: {
    title: 'Figures',
    places: {
      all: figurePlaces,
      filter: 'place == $place',
      initialValue: (place) => ({ place }),
    },
  },
  locations: {
    select: { place: 'place' },
    resolve: ({ place }) => [
      place === 'home' ? { title: 'Home', href: '/' } : { title: 'Security', href: '/security' },
    ],
  },
  query: figuresQuery,
  parse,
  // Counts by severity are computed with, so their text must contain no invisible characters.
  mark: (one, marker) =>
    one.place === 'severity'
      ? { ...one, edit: marker.element('value') }
      : markTexts(one, ['value', 'label', 'definition'], marker),
})
