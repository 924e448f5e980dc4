import { defineField, defineType, type ValidationContext } from '@sanity/types'
import { defineQuery } from 'groq'
import { z } from 'zod'
import { type DocumentOf, requiredText, text } from '../documents.ts'
import { draftsClient, markTexts, publishedId, siteContentType } from './document-type.ts'
import { searchDescriptionField, searchTitleField } from './schema-fields.ts'
import { checkPagePath } from './urls.ts'

/** What a page says of itself: title and description for search engines, and the subtitle. */
const schema = defineType({
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
    searchTitleField(
      'For the browser tab and search engines. The site adds the brand if both fit into 60 characters. If you leave it empty, the page uses the title in its code.',
    ),
    searchDescriptionField(
      'For search engines and link previews. If you leave it empty, the page uses the description in its code.',
    ),
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
  context: ValidationContext,
): Promise<true | string> {
  const { document } = context
  if (path === undefined || !document) return true
  const id = publishedId(document._id)
  const others = await draftsClient(context).fetch<number>(othersQuery, { path, id })
  return others === 0 || 'Another document is for this page. Edit that one.'
}

/** What an owner wrote of a page; empty fields are left to the page itself. */
interface PageHead {
  id: string
  /** The canonical path. */
  path: string
  title: string
  description: string
  /** Below the heading. */
  subtitle: string
}

/** `line` is the former name of `subtitle`. Only embedded platforms rename it (stored-documents.ts). */
const pageHeadsQuery = defineQuery(
  `*[_type == "pageHead"] | order(_createdAt desc, _id asc) {
    _id, path, title, description, "subtitle": coalesce(subtitle, line)
  }`,
)

const pageHeadDocument = z.object({
  _id: z.string(),
  path: requiredText,
  title: text,
  description: text,
  subtitle: text,
})

function parse(document: DocumentOf<typeof pageHeadDocument>): PageHead {
  const { _id: id, path, title, description, subtitle } = pageHeadDocument.parse(document)
  return { id, path, title, description, subtitle }
}

export const pageHead = siteContentType({
  schema,
  list: { title: 'Pages' },
  locations: {
    select: { path: 'path' },
    resolve({ path }) {
      const href = typeof path === 'string' ? path : '/'
      return [{ title: href, href }]
    },
  },
  mainDocuments: [
    { route: '/', filter: '_type == "pageHead" && path == "/"' },
    { route: '/:page', filter: '_type == "pageHead" && path == "/" + $page' },
    {
      route: '/:folder/:page',
      filter: '_type == "pageHead" && path == "/" + $folder + "/" + $page',
    },
    {
      route: '/:section/:folder/:page',
      filter: '_type == "pageHead" && path == "/" + $section + "/" + $folder + "/" + $page',
    },
  ],
  query: pageHeadsQuery,
  parse,
  // Titles and descriptions go into the head.
  mark: (one, marker) => markTexts(one, ['subtitle'], marker),
})
