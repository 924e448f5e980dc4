import { defineField, defineType } from '@sanity/types'
import { byOrder, orderField } from './order.ts'

/** What a customer says, on the home page. */
export const testimonial = defineType({
  name: 'testimonial',
  title: 'Testimonial',
  type: 'document',
  fields: [
    defineField({
      name: 'quote',
      title: 'Quote',
      type: 'text',
      rows: 4,
      description: 'Without quotation marks.',
      validation: (rule) => [
        rule.required().error('Write what they said.'),
        rule.max(280).warning('Shorten it to 280 characters, so that the quotes line up.'),
      ],
    }),
    defineField({
      name: 'author',
      title: 'Who',
      type: 'string',
      validation: (rule) => rule.required().error('Name the person, or the role.'),
    }),
    defineField({
      name: 'position',
      title: 'Role',
      type: 'string',
      validation: (rule) => rule.required().error('Say what they do.'),
    }),
    defineField({
      name: 'company',
      title: 'Company',
      type: 'string',
      validation: (rule) => rule.required().error('Name the company, or the kind of company.'),
    }),
    defineField({
      name: 'image',
      title: 'Portrait',
      type: 'image',
      description: 'Square, at least 132 px. If you leave it empty, the page shows only the name.',
      options: { hotspot: true },
    }),
    confirmedField('They said this, and agreed to be quoted here.'),
    orderField,
  ],
  orderings: byOrder,
  preview: {
    select: { title: 'author', company: 'company', confirmed: 'confirmed', media: 'image' },
    prepare: ({ title, company, confirmed, media }) => ({
      title: title ?? 'Untitled testimonial',
      subtitle: [company, confirmed === true ? undefined : 'Not confirmed']
        .filter(Boolean)
        .join(' · '),
      media,
    }),
  },
})

/** The switch of a claim: what is not confirmed is a sample. */
export function confirmedField(claim: string) {
  return defineField({
    name: 'confirmed',
    title: 'Confirmed',
    type: 'boolean',
    description: claim,
    initialValue: false,
  })
}
