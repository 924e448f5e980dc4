import { defineField, defineType, type ValidationContext } from '@sanity/types'
import { apiVersion } from '../api-version.ts'
import { checkPagePath } from './urls.ts'

/** What a page says of itself: title and description for search engines, and the subtitle. */
export const pageHead = defineType({
  name: 'pageHead',
  title: 'Page',
  type: 'document',
  fields: [
    defineField({
      name: 'path',
      title: 'Page',
      type: 'string',
      description: 'Its path, like /pricing.',
      validation: (rule) => [
        rule.required().error('Enter the path of the page.'),
        rule.custom(checkPagePath),
        rule.custom(checkOnlyOne).error(),
      ],
    }),
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      description:
        'For the browser tab and search engines. The site adds the brand if both fit into 60 characters. If you leave it empty, the page uses the title in its code.',
      validation: (rule) =>
        rule.max(60).warning('Search engines cut titles after about 60 characters. Shorten it.'),
    }),
    defineField({
      name: 'description',
      title: 'Description',
      type: 'text',
      rows: 3,
      description:
        'For search engines and link previews. If you leave it empty, the page uses the description in its code.',
      validation: (rule) =>
        rule
          .min(70)
          .max(160)
          .warning('Write 70 to 160 characters. Search engines cut longer text.'),
    }),
    defineField({
      name: 'subtitle',
      title: 'Subtitle',
      type: 'text',
      rows: 3,
      description:
        'The text below the heading. If you leave it empty, the page uses the subtitle in its code. Guides have none.',
      validation: (rule) => rule.max(240).warning('Shorten it to 240 characters.'),
    }),
  ],
  orderings: [{ name: 'path', title: 'Path', by: [{ field: 'path', direction: 'asc' }] }],
  preview: {
    select: { title: 'path', subtitle: 'title' },
    prepare: ({ title, subtitle }) => ({ title: title ?? 'No page chosen', subtitle }),
  },
})

const othersQuery = `count(*[_type == "pageHead" && path == $path && !(_id in [$id, "drafts." + $id])])`

/** Validation of a path: one document for each page. */
async function checkOnlyOne(
  path: string | undefined,
  { document, getClient }: ValidationContext,
): Promise<true | string> {
  if (path === undefined || !document) return true
  const id = document._id.replace(/^drafts\./, '')
  const client = getClient({ apiVersion }).withConfig({ perspective: 'drafts' })
  const others = await client.fetch<number>(othersQuery, { path, id })
  return others === 0 || 'Another document is for this page. Edit that one.'
}
