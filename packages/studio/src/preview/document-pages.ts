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
    {
      route: '/blogs/category/:category',
      filter:
        '_type == "category" && array::join(string::split(lower(name), " "), "-") == $category',
    },
    { route: '/', filter: '_type == "pageHead" && path == "/"' },
    { route: '/:page', filter: '_type == "pageHead" && path == "/" + $page' },
    {
      route: '/:folder/:page',
      filter: '_type == "pageHead" && path == "/" + $folder + "/" + $page',
    },
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
    announcement: locationsAt('Home', '/'),
    testimonial: locationsAt('Home', '/'),
    figure: defineLocations({
      select: { place: 'place' },
      resolve: (figure) =>
        figure?.place === 'home' ? at(['Home', '/']) : at(['Security', '/security']),
    }),
    question: defineLocations({
      select: { places: 'places' },
      resolve: (question) => at(...pagesOfQuestion(question?.places)),
    }),
    pageHead: defineLocations({
      select: { path: 'path' },
      resolve: (page) => at([String(page?.path ?? '/'), String(page?.path ?? '/')]),
    }),
    author: locationsAt('Blog', '/blogs'),
    category: defineLocations({
      select: { name: 'name' },
      resolve: (category) => {
        const name = String(category?.name ?? '')
        return at([name, `/blogs/category/${name.toLowerCase().replaceAll(' ', '-')}`])
      },
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

const questionPages: Readonly<Record<string, readonly [string, string]>> = {
  pricing: ['Pricing', '/pricing#questions'],
  'pricing-buyers': ['Pricing, before you buy', '/pricing#before-you-buy'],
  'security-buyers': ['Security', '/security#before-you-buy'],
  contact: ['Contact', '/contact#questions'],
}

function pagesOfQuestion(places: unknown) {
  const known = Array.isArray(places) ? places.map((place) => questionPages[String(place)]) : []
  return known.filter((page) => page !== undefined)
}

function at(...pages: readonly (readonly [title: string, href: string])[]) {
  return { locations: pages.map(([title, href]) => ({ title, href })) }
}

function locationsAt(title: string, href: string) {
  return defineLocations({ select: { id: '_id' }, resolve: () => at([title, href]) })
}
