import { defineField, defineType } from '@sanity/types'
import { categories } from '../categories.ts'

/** What one of the six categories of posts is about. */
export const category = defineType({
  name: 'category',
  title: 'Category',
  type: 'document',
  fields: [
    defineField({
      name: 'name',
      title: 'Category',
      type: 'string',
      options: { list: [...categories] },
      validation: (rule) => rule.required().error('Choose one of the six categories.'),
    }),
    defineField({
      name: 'introduction',
      title: 'Introduction',
      type: 'text',
      rows: 3,
      description: 'Stands below the heading of the category.',
      validation: (rule) => [
        rule.required().error('Say what the category is about.'),
        rule.max(240).warning('Shorten it to 240 characters.'),
      ],
    }),
    defineField({
      name: 'description',
      title: 'Description',
      type: 'text',
      rows: 3,
      description: 'For search engines and the feed. Left empty, the introduction is used.',
      validation: (rule) =>
        rule.min(70).max(160).warning('Write 70 to 160 characters; what is longer is cut.'),
    }),
  ],
  preview: { select: { title: 'name', subtitle: 'introduction' } },
})
