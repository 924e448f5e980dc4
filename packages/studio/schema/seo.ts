import { defineField, defineType } from '@sanity/types'

/** Search and sharing metadata, where it differs from the post. */
export const seo = defineType({
  name: 'seo',
  title: 'Search and sharing',
  type: 'object',
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      description: 'If you leave it empty, the title of the post is used.',
      validation: (rule) =>
        rule.max(60).warning('Search engines cut titles after about 60 characters. Shorten it.'),
    }),
    defineField({
      name: 'description',
      title: 'Description',
      type: 'text',
      rows: 3,
      description: 'If you leave it empty, the excerpt is used.',
      validation: (rule) =>
        rule
          .min(70)
          .max(160)
          .warning('Write 70 to 160 characters. Search engines cut longer text.'),
    }),
  ],
})
