import { defineField, defineType } from '@sanity/types'

/** A person who writes posts. */
export const author = defineType({
  name: 'author',
  title: 'Author',
  type: 'document',
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      validation: (rule) => [
        rule.required().error('Enter the name.'),
        rule.max(80).error('Shorten the name to 80 characters at most.'),
      ],
    }),
    defineField({
      name: 'role',
      title: 'Role',
      type: 'string',
      description: 'Shown below the name, like "Security engineer". Optional.',
    }),
    defineField({
      name: 'image',
      title: 'Portrait',
      type: 'image',
      description:
        'Square, at least 132 px. If you leave it empty, the page shows their initials in a square.',
      options: { hotspot: true },
    }),
    defineField({
      name: 'biography',
      title: 'Biography',
      type: 'text',
      rows: 4,
      description: 'Two or three sentences, shown at the end of each of their posts.',
      validation: (rule) => [
        rule.required().error('Say who they are.'),
        rule.max(400).warning('Shorten it to 400 characters.'),
      ],
    }),
  ],
  orderings: [{ name: 'name', title: 'Name', by: [{ field: 'name', direction: 'asc' }] }],
  preview: {
    select: { title: 'name', subtitle: 'role', media: 'image' },
    prepare: ({ title, subtitle, media }) => ({ title: title ?? 'Unnamed', subtitle, media }),
  },
})
