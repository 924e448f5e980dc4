import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { blogCategories } from '../../../copy/blog/categories.ts'
import { postPath } from '../../document-path.ts'
import { checkBodyLength } from '../body.ts'
import { describePost } from '../descriptions.ts'
import { type DocumentType, locatedAtPath } from '../document-type.ts'
import { checkDate } from '../schema-fields.ts'
import { slugFields } from '../slug.ts'
import { checkFeatured } from './featured.ts'
import { checkFormat, checkWidth, pictureFields, pictureTypes } from './picture.ts'
import { checkRevision } from './revision.ts'

const schema = defineType({
  name: 'blog',
  title: 'Post',
  type: 'document',
  groups: [
    { name: 'text', title: 'Text', default: true },
    { name: 'listing', title: 'Listing' },
    { name: 'search', title: 'Search and sharing' },
  ],
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      group: 'text',
      validation: (rule) => [
        rule.required().error('Give the post a title.'),
        rule.max(100).error('Shorten the title to 100 characters at most.'),
      ],
    }),
    ...slugFields('/blogs', { group: 'text' }),
    defineField({
      name: 'excerpt',
      title: 'Excerpt',
      type: 'text',
      rows: 3,
      group: 'text',
      description: 'What the reader learns. Shown on the card, above the text, and in the feed.',
      validation: (rule) => [
        rule.required().error('Describe in a sentence or two what the reader learns.'),
        rule.min(70).max(160).warning('Write 70 to 160 characters, so that the cards line up.'),
      ],
    }),
    defineField({
      name: 'image',
      title: 'Cover',
      type: 'image',
      group: 'text',
      description: 'At least 1920 px wide. Put the hotspot on the part that every crop must show.',
      options: { hotspot: true, accept: pictureTypes },
      fields: pictureFields,
      validation: (rule) => [
        rule.custom((image) => image?.asset !== undefined || 'Choose a cover picture.'),
        rule.custom(checkFormat),
        rule.custom((image) =>
          checkWidth(image, 1200, 'Smaller pictures are blurred where posts are shared.'),
        ),
        rule
          .custom((image) =>
            checkWidth(image, 1920, 'Smaller pictures are blurred on large screens.'),
          )
          .warning(),
      ],
    }),
    defineField({
      name: 'content',
      title: 'Text',
      type: 'body',
      group: 'text',
      validation: (rule) => [
        rule.required().min(1).error('Write the text of the post.'),
        rule.custom(checkBodyLength).warning(),
      ],
    }),
    defineField({
      name: 'author',
      title: 'Author',
      type: 'string',
      group: 'listing',
      validation: (rule) => [
        rule.required().error('Enter the author or the team.'),
        rule.max(80).error('Shorten the name to 80 characters at most.'),
      ],
    }),
    defineField({
      name: 'authors',
      title: 'Author profiles',
      type: 'array',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'author' }] })],
      group: 'listing',
      description:
        'Adds the portrait and biography to the end of the post, once the profile is published. The byline comes from the field above.',
      validation: (rule) => rule.unique().error('Remove the duplicate author.'),
    }),
    defineField({
      name: 'date',
      title: 'Date',
      type: 'datetime',
      group: 'listing',
      description:
        'In your own time zone. A published post with a future date stays hidden until then.',
      initialValue: () => new Date().toISOString(),
      validation: (rule) => [
        rule.required().error('Enter the date of the post.'),
        rule.custom(checkDate),
      ],
    }),
    defineField({
      name: 'revisedAt',
      title: 'Updated',
      type: 'datetime',
      group: 'listing',
      description:
        'The time of the last substantial change to the text. Shown on the post, in the sitemap, and in the feed. Leave it empty if you only corrected a typo.',
      validation: (rule) => rule.custom(checkRevision),
    }),
    defineField({
      name: 'category',
      title: 'Category',
      type: 'string',
      group: 'listing',
      options: { list: [...blogCategories], layout: 'radio' },
      validation: (rule) => rule.required().error('Choose a category.'),
    }),
    defineField({
      name: 'featured',
      title: 'Featured',
      type: 'boolean',
      group: 'listing',
      description:
        'The newest featured post is the large card in the list. If there is none, it’s the newest post.',
      initialValue: false,
      validation: (rule) => rule.custom(checkFeatured).warning(),
    }),
    defineField({
      name: 'readTime',
      title: 'Reading time',
      type: 'string',
      group: 'listing',
      description: 'Like "8 min read". If you leave it empty, the site calculates it.',
      validation: (rule) => rule.max(30).error('Use 30 characters at most.'),
    }),
    defineField({ name: 'seo', title: 'Search and sharing', type: 'seo', group: 'search' }),
  ],
  orderings: [
    { name: 'newest', title: 'Newest first', by: [{ field: 'date', direction: 'desc' }] },
    { name: 'oldest', title: 'Oldest first', by: [{ field: 'date', direction: 'asc' }] },
    { name: 'title', title: 'Title', by: [{ field: 'title', direction: 'asc' }] },
    {
      name: 'category',
      title: 'Category',
      by: [
        { field: 'category', direction: 'asc' },
        { field: 'date', direction: 'desc' },
      ],
    },
  ],
  preview: {
    select: {
      title: 'title',
      date: 'date',
      category: 'category',
      featured: 'featured',
      revision: '_rev',
      media: 'image',
    },
    prepare: ({ title, media, ...post }) => ({
      title: title ?? 'Untitled post',
      subtitle: describePost(post, new Date()),
      media,
    }),
  },
})

/** A post. */
export const blog = {
  schema,
  list: { title: 'Posts' },
  locations: locatedAtPath(postPath),
  mainDocuments: [
    { route: '/blogs/:id', filter: '_type == "blog" && (_id == $id || slug.current == $id)' },
  ],
  pathOf: (id) => postPath({ id }),
} satisfies DocumentType
