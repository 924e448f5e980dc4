import { defineField, defineType } from '@sanity/types'
import { searchDescriptionField, searchTitleField } from '../schema-fields.ts'
import { checkFormat, checkWidth, pictureTypes } from './picture.ts'

/** Search and sharing metadata, where it differs from the post. */
export const seo = defineType({
  name: 'seo',
  title: 'Search and sharing',
  type: 'object',
  fields: [
    searchTitleField('If you leave it empty, the title of the post is used.'),
    searchDescriptionField('If you leave it empty, the excerpt is used.'),
    defineField({
      name: 'shareImage',
      title: 'Sharing picture',
      type: 'image',
      description:
        'Shown where the post is shared, at 1200 by 630 px. If you leave it empty, the site draws one from the title and the cover.',
      options: { hotspot: true, accept: pictureTypes },
      fields: [
        defineField({
          name: 'alt',
          title: 'Alternative text',
          type: 'string',
          description: 'What the picture shows, in a sentence. Screen readers read it aloud.',
          validation: (rule) =>
            rule.custom(
              (alt: string | undefined, { parent }) =>
                Boolean(alt?.trim()) ||
                (parent as { asset?: unknown } | undefined)?.asset === undefined ||
                'Describe the picture for people who can’t see it.',
            ),
        }),
      ],
      validation: (rule) => [
        rule.custom(checkFormat),
        rule.custom((image) =>
          checkWidth(image, 1200, 'Smaller pictures are blurred where posts are shared.'),
        ),
      ],
    }),
    defineField({
      name: 'noIndex',
      title: 'Hide from search engines',
      type: 'boolean',
      description:
        'Asks search engines to leave the post out, and removes it from the sitemap and the feed. It stays in the site’s own lists.',
      initialValue: false,
    }),
  ],
})
