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
      description: 'Shown below the heading of the category.',
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
      description:
        'For search engines and the feed. If you leave it empty, they get the introduction.',
      validation: (rule) =>
        rule
          .min(70)
          .max(160)
          .warning('Write 70 to 160 characters. Search engines cut longer text.'),
    }),
  ],
  preview: { select: { title: 'name', subtitle: 'introduction' } },
})
