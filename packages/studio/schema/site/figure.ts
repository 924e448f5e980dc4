import { defineField, defineType } from '@sanity/types'
import { byOrder, orderField } from './order.ts'
import { confirmedField } from './testimonial.ts'

/** Where figures stand. The site's own list is in `copy/claims/claims.ts`. */
export const figurePlaces = [
  { title: 'Home page', value: 'home' },
  { title: 'Security page, inventory', value: 'inventory' },
  { title: 'Security page, findings by severity', value: 'severity' },
]

const severities = ['Critical', 'High', 'Medium', 'Low']

/** A number that the site states. */
export const figure = defineType({
  name: 'figure',
  title: 'Figure',
  type: 'document',
  fields: [
    defineField({
      name: 'place',
      title: 'Appears on',
      type: 'string',
      options: { list: figurePlaces, layout: 'radio' },
      initialValue: 'home',
      validation: (rule) => rule.required().error('Choose where it appears.'),
    }),
    defineField({
      name: 'value',
      title: 'Value',
      type: 'string',
      description:
        'As shown on the page, like "500K+". The security page takes whole numbers only.',
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
        rule.required().error('Say what the number counts.'),
        rule.max(40).warning('Shorten it to 40 characters at most.'),
        rule.custom(checkLabel),
      ],
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

interface Figure {
  place?: string
}

function checkValue(value: string | undefined, { parent }: { parent?: unknown }): true | string {
  const { place } = (parent ?? {}) as Figure
  const fits = !value || place === 'home' || /^\d+$/.test(value)
  return fits || 'Use a whole number here, without a sign or a unit.'
}

function checkLabel(label: string | undefined, { parent }: { parent?: unknown }): true | string {
  const { place } = (parent ?? {}) as Figure
  const fits = !label || place !== 'severity' || severities.includes(label)
  return fits || `Use one of ${severities.join(', ')} here.`
}
