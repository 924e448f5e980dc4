import {
  defineDocuments,
  defineLocations,
  type PresentationPluginOptions,
} from 'sanity/presentation'

type DocumentPages = NonNullable<PresentationPluginOptions['resolve']>

/** Which page shows a document, and which document a page shows. */
export const documentPages: DocumentPages = {
  mainDocuments: defineDocuments([
    { route: '/blogs/:id', filter: '_type == "blog" && (_id == $id || slug.current == $id)' },
    { route: '/careers/:id', filter: '_type == "job" && _id == $id' },
  ]),
  locations: {
    blog: defineLocations({
      select: { title: 'title', id: '_id' },
      resolve: (post) => locationsIn(post, 'blog', 'The list of posts'),
    }),
    job: defineLocations({
      select: { title: 'title', id: '_id' },
      resolve: (position) => locationsIn(position, 'job', 'The list of positions'),
    }),
  },
}

/** The path of the page that shows a document, by the id that it has once published. */
export function pageOf(type: string, publishedId: string): string | undefined {
  if (type === 'blog') return `/blogs/${publishedId}`
  return type === 'job' ? `/careers/${publishedId}` : undefined
}

function locationsIn(document: Record<string, unknown> | null, type: string, list: string) {
  const id = String(document?.id ?? '').replace(/^drafts\./, '')
  const href = pageOf(type, id) ?? '/'
  const title = typeof document?.title === 'string' ? document.title : 'Untitled'
  return {
    locations: [
      { title, href },
      { title: list, href: href.slice(0, href.lastIndexOf('/')) },
    ],
  }
}
