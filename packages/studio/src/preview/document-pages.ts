import {
  defineDocuments,
  defineLocations,
  type PresentationPluginOptions,
} from 'sanity/presentation'

type DocumentPages = NonNullable<PresentationPluginOptions['resolve']>

/** Maps documents to pages and back. */
export const documentPages: DocumentPages = {
  mainDocuments: defineDocuments([
    { route: '/blogs/:id', filter: '_type == "blog" && (_id == $id || slug.current == $id)' },
    { route: '/careers/:id', filter: '_type == "job" && _id == $id' },
  ]),
  locations: {
    blog: defineLocations({
      select: { title: 'title', id: '_id', slug: 'slug.current' },
      resolve: (post) => locationsIn(post, 'blog'),
    }),
    job: defineLocations({
      select: { title: 'title', id: '_id' },
      resolve: (position) => locationsIn(position, 'job'),
    }),
  },
}

/** The path of a document's page once it is published: by slug, if it has one. */
export function pageOf(type: string, publishedId: string, slug?: unknown): string | undefined {
  const name = typeof slug === 'string' && slug !== '' ? slug : publishedId
  if (type === 'blog') return `/blogs/${encodeURIComponent(name)}`
  return type === 'job' ? `/careers/${publishedId}` : undefined
}

function locationsIn(document: Record<string, unknown> | null, type: string) {
  const id = String(document?.id ?? '').replace(/^drafts\./, '')
  const title = typeof document?.title === 'string' ? document.title : 'Untitled'
  return { locations: [{ title, href: pageOf(type, id, document?.slug) ?? '/' }] }
}
