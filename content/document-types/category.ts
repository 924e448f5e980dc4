import { defineField, defineType } from '@sanity/types'
import { defineQuery } from 'groq'
import { z } from 'zod'
import { blogCategories, categorySlug } from '../../copy/blog/categories.ts'
import { type DocumentOf, requiredText, text } from '../documents.ts'
import { markTexts, siteContentType } from './document-type.ts'
import { searchDescriptionField } from './schema-fields.ts'

/** What a category of posts is about. */
const schema = defineType({
  name: 'category',
  title: 'Category',
  type: 'document',
  fields: [
    defineField({
      name: 'name',
      title: 'Category',
      type: 'string',
      options: { list: [...blogCategories] },
      validation: (rule) => rule.required().error('Choose a category.'),
    }),
    defineField({
      name: 'introduction',
      title: 'Introduction',
      type: 'text',
      rows: 3,
      description: 'Shown below the heading of the category.',
      validation: (rule) => [
        rule.required().error('Say what the category is about.'),
        rule.max(240).warning('Shorten it to 240 characters.'),
      ],
    }),
    searchDescriptionField(
      'For search engines and the feed. If you leave it empty, they get the introduction.',
    ),
  ],
  orderings: [{ name: 'name', title: 'Name', by: [{ field: 'name', direction: 'asc' }] }],
  preview: { select: { title: 'name', subtitle: 'introduction' } },
})

/** What a category of posts is about. */
interface CategoryText {
  id: string
  name: string
  /** Below its heading. */
  introduction: string
  /** For search engines and the feed. */
  description: string
}

const categoriesQuery = defineQuery(
  `*[_type == "category"] | order(_createdAt asc, _id asc) {_id, name, introduction, description}`,
)

const categoryDocument = z.object({
  _id: z.string(),
  name: requiredText,
  introduction: requiredText,
  description: text,
})

function parse(document: DocumentOf<typeof categoryDocument>): CategoryText {
  const { _id: id, name, introduction, description } = categoryDocument.parse(document)
  return { id, name, introduction, description: description || introduction }
}

export const category = siteContentType({
  schema,
  list: { title: 'Categories' },
  locations: {
    select: { name: 'name' },
    resolve({ name }) {
      const title = typeof name === 'string' ? name : ''
      return [{ title, href: `/blogs/category/${categorySlug(title)}` }]
    },
  },
  mainDocuments: [
    {
      route: '/blogs/category/:category',
      filter:
        '_type == "category" && array::join(string::split(lower(name), " "), "-") == $category',
    },
  ],
  query: categoriesQuery,
  parse,
  mark: (one, marker) => markTexts(one, ['introduction'], marker),
})
