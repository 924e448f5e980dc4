import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { byOrder, orderField } from './order.ts'
import { checkSitePath } from './urls.ts'

/** The lists of questions. */
export const questionPlaces = [
  { title: 'Pricing, billing questions', value: 'pricing' },
  { title: 'Pricing, before you buy', value: 'pricing-buyers' },
  { title: 'Security, before you buy', value: 'security-buyers' },
  { title: 'Contact', value: 'contact' },
]

/** A question with its answer, on one page or several. */
export const question = defineType({
  name: 'question',
  title: 'Question',
  type: 'document',
  fields: [
    defineField({
      name: 'question',
      title: 'Question',
      type: 'string',
      validation: (rule) => [
        rule.required().error('Write the question.'),
        rule.max(90).warning('Shorten the question to 90 characters.'),
      ],
    }),
    defineField({
      name: 'answer',
      title: 'Answer',
      type: 'text',
      rows: 5,
      description: 'One paragraph of plain text.',
      validation: (rule) => [
        rule.required().error('Write the answer.'),
        rule.max(600).warning('Shorten the answer to 600 characters.'),
      ],
    }),
    defineField({
      name: 'link',
      title: 'Link',
      type: 'object',
      description: 'Where the site says more. Optional.',
      options: { columns: 2 },
      fields: [
        defineField({ name: 'label', title: 'Label', type: 'string' }),
        defineField({
          name: 'to',
          title: 'Path',
          type: 'string',
          validation: (rule) => rule.custom(checkSitePath),
        }),
      ],
      validation: (rule) => rule.custom(checkLink),
    }),
    defineField({
      name: 'places',
      title: 'Appears on',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      options: { list: questionPlaces },
      validation: (rule) => rule.required().min(1).error('Choose at least one list.'),
    }),
    orderField,
  ],
  orderings: byOrder,
  preview: {
    select: { title: 'question', subtitle: 'answer' },
    prepare: ({ title, subtitle }) => ({ title: title ?? 'Untitled question', subtitle }),
  },
})

function checkLink(link: unknown): true | string {
  const { label, to } = (link ?? {}) as { label?: string; to?: string }
  return Boolean(label) === Boolean(to) || 'A link needs both its label and its path.'
}
