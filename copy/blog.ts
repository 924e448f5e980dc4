import { brand } from './brand.ts'
import type { PageMeta } from './page.ts'

/** The six categories. */
export const blogCategories = [
  'Application Security',
  'Threat Detection',
  'Industry News',
  'Best Practices',
  'Product Updates',
  'Research',
] as const

export type BlogCategory = (typeof blogCategories)[number]

export const blog = {
  meta: {
    title: 'Security Insights & Updates',
    description: `Articles by ${brand.name} on application security, threat detection, and research, with code you can run and references to public standards.`,
  } satisfies PageMeta,
  /** The title and heading of a category, a page, or a page of a category. */
  partTitle: (category: string, page: number) =>
    (category ? `${category} Articles` : 'Security Insights & Updates') +
    (page > 1 ? `, Page ${page}` : ''),
  label: 'Blog',
  heading: 'Security Insights & Updates',
  lead: 'Long reads on the flaws scanners miss: how to find them, how to fix them, and code you can run.',
  search: {
    label: 'Search articles',
    placeholder: 'Search articles...',
    submit: 'Search',
  },
  categories: {
    heading: 'Categories',
    all: 'All Categories',
    names: blogCategories,
    filter: 'Filter',
  },
  list: {
    featured: 'Featured',
    readMore: 'Read More',
    subscribe: 'Subscribe',
    loadMore: 'Load More Articles',
    count: (count: number, { category, q }: { category: string; q: string }) =>
      [
        count === 1 ? '1 article' : `${count} articles`,
        category ? ` in ${category}` : '',
        q ? ` for “${q}”` : '',
      ].join(''),
    /** Announced after Load More. */
    shown: (count: number) => `${count} articles shown`,
    failure: 'Failed to load blog posts. Please try again later.',
    noMatch: 'No articles match',
    showAll: { label: 'Show all articles', to: '/blogs' },
    empty: 'No articles yet.',
  },
  post: {
    failure: 'Failed to load blog post. Please try again later.',
    notFound: 'Blog post not found',
    back: { label: 'Back to Blogs', to: '/blogs' },
    contents: 'On this page',
    facts: { author: 'Author', date: 'Published', revised: 'Updated', readTime: 'Read time' },
    more: 'More in',
    /** Who publishes this blog, for readers who arrive from elsewhere. */
    publisher: {
      text: `${brand.name} reads your repository, learns its business rules, and shows the flaws scanners miss, with file and line every time.`,
      actions: [
        { label: 'See the product', to: '/services' },
        { label: 'Join the waitlist', to: '/join-waitlist' },
        { label: 'Get new articles by email', to: '/newsletter' },
      ],
    },
  },
  feedLink: { label: 'RSS feed', to: '/blogs/feed.xml' },
} as const
