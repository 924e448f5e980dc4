import { defineField, defineType } from '@sanity/types'
import { defineQuery } from 'groq'
import { z } from 'zod'
import { type DocumentOf, orNull, requiredText } from '../documents.ts'
import { imageField } from '../image-field.ts'
import type { Picture } from '../picture.ts'
import { locatedAt, markTexts, type ParseContext, siteContentType } from './document-type.ts'
import { byOrder, confirmedField, orderField, portraitField } from './schema-fields.ts'

/** What a customer says, on the home page. */
const schema = defineType({
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
        rule.required().error('Enter the quote.'),
        rule.max(280).warning('Shorten it to 280 characters, so that the quotes line up.'),
      ],
    }),
    defineField({
      name: 'author',
      title: 'Name',
      type: 'string',
      validation: (rule) => rule.required().error('Enter the person’s name.'),
    }),
    defineField({
      name: 'position',
      title: 'Position',
      type: 'string',
      validation: (rule) => rule.required().error('Enter the person’s position.'),
    }),
    defineField({
      name: 'company',
      title: 'Company',
      type: 'string',
      validation: (rule) => rule.required().error('Enter the company, or the kind of company.'),
    }),
    portraitField,
    confirmedField('The person said this, and agreed to be quoted here.'),
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

/** What a customer says. */
export interface Testimonial {
  quote: string
  author: string
  position: string
  company: string
  portrait?: Picture
  /** Not confirmed by the owner. */
  sample: boolean
}

const testimonialsQuery = defineQuery(
  `*[_type == "testimonial"] | order(order asc, _id asc) {_id, quote, author, position, company, image, confirmed}`,
)

const testimonialDocument = z.object({
  _id: z.string(),
  quote: requiredText,
  author: requiredText,
  position: requiredText,
  company: requiredText,
  image: orNull(imageField),
  confirmed: z.boolean().nullish(),
})

function parse(
  document: DocumentOf<typeof testimonialDocument>,
  { picture }: ParseContext,
): Testimonial & { id: string } {
  const { _id: id, image, confirmed, ...words } = testimonialDocument.parse(document)
  return {
    id,
    ...words,
    ...(image ? { portrait: picture(image, 'portrait') } : {}),
    sample: confirmed !== true,
  }
}

export const testimonial = siteContentType({
  schema,
  list: { title: 'Testimonials' },
  locations: locatedAt('Home', '/'),
  query: testimonialsQuery,
  parse,
  mark: (one, marker) => markTexts(one, ['quote', 'author', 'position', 'company'], marker),
})
