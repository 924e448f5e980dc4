import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { defineQuery } from 'groq'
import { z } from 'zod'
import { type DocumentOf, requiredText, text } from '../documents.ts'
import { markTexts, siteContentType } from './document-type.ts'
import { byOrder, orderField } from './schema-fields.ts'
import { checkSitePath, isSitePath } from './urls.ts'

/** The lists of questions, each with its place on the site. */
const questionPlaces = [
  { title: 'Pricing, billing questions', value: 'pricing', href: '/pricing#questions' },
  { title: 'Pricing, before you buy', value: 'pricing-buyers', href: '/pricing#before-you-buy' },
  { title: 'Trust, before you buy', value: 'trust-buyers', href: '/trust#before-you-buy' },
  { title: 'Contact', value: 'contact', href: '/contact#questions' },
] as const
export type QuestionPlace = (typeof questionPlaces)[number]['value']

/** A question with its answer, on one page or several. */
const schema = defineType({
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
      description: 'A page with more information. Optional.',
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
      options: { list: questionPlaces.map(({ title, value }) => ({ title, value })) },
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

/** A question with its answer. */
export interface Question {
  id: string
  places: readonly string[]
  question: string
  answer: string
  /** Where the site says more. */
  link?: { label: string; to: string }
}

const questionsQuery = defineQuery(
  `*[_type == "question"] | order(order asc, _id asc) {_id, question, answer, link, places}`,
)

const questionDocument = z.object({
  _id: z.string(),
  question: requiredText,
  answer: requiredText,
  link: z.object({ label: text, to: text }).nullish(),
  places: z.array(z.string()).nullish(),
})

function parse(document: DocumentOf<typeof questionDocument>): Question {
  const { _id: id, question, answer, link, places } = questionDocument.parse(document)
  const isLink = link && link.label !== '' && isSitePath(link.to)
  return { id, question, answer, ...(isLink ? { link } : {}), places: places ?? [] }
}

export const question = siteContentType({
  schema,
  list: {
    title: 'Questions and answers',
    places: {
      all: questionPlaces,
      filter: '$place in places',
      initialValue: (place) => ({ places: place ? [place] : [] }),
    },
  },
  locations: {
    select: { places: 'places' },
    resolve: ({ places }) =>
      questionPlaces.flatMap(({ title, value, href }) =>
        Array.isArray(places) && places.includes(value) ? [{ title, href }] : [],
      ),
  },
  query: questionsQuery,
  parse,
  mark: (one, marker) => markTexts(one, ['question', 'answer'], marker),
})
