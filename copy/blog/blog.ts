import { brand } from '../brand.ts'
import type { PageMeta } from '../pages/types.ts'
import { blogCategories } from './categories.ts'

/** The path of the feed, or of a category's feed. */
export const feedPath = (category = '') =>
  `/blogs/feed.xml${category ? `?${new URLSearchParams({ category })}` : ''}`

interface CountedList {
  category: string
  q: string
  corrected?: readonly string[]
}

export const blog = {
  meta: {
    title: 'Security Insights & Updates',
    description: `Articles by ${brand.name} on application security, threat detection, and research, with code you can run and references to public standards.`,
  } satisfies PageMeta,
  /** The title and heading of a category, of a page of the list, or of a page of a category. */
  partTitle: (category: string, page: number) =>
    (category || 'Security Insights & Updates') + (page > 1 ? `, Page ${page}` : ''),
  /** The description of a page of the list. */
  pageDescription: (description: string, page: number) =>
    page > 1 ? `${description} Page ${page}.` : description,
  label: 'Blog',
  heading: 'Security Insights & Updates',
  lead: 'Articles on finding and fixing flaws in applications, with code you can run.',
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
    count: (count: number, { category, q, corrected }: CountedList) => {
      const counted = count === 1 ? '1 article' : `${count} articles`
      const articles = category ? `${counted} in ${category}` : counted
      if (!corrected) return q ? `${articles} for “${q}”` : articles
      const searches = corrected.map((search) => `“${search}”`).join(' or ')
      return `Showing results for ${searches} instead of “${q}”: ${articles}`
    },
    /** Announced to screen readers after Load More. */
    shown: (count: number) => `${count} articles shown`,
    failure: 'Failed to load blog posts. Please try again later.',
    noMatch: 'No articles match',
    showAll: { label: 'Show all articles', to: '/blogs' },
    empty: 'No articles yet.',
  },
  feedLink: 'RSS feed',
} as const
