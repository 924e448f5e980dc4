import type { PageKind } from '#copy/pages/kinds.ts'

/** The kind of a page by the first segment of its path. */
const kinds = new Map<string, PageKind>(
  Object.entries({
    '': 'home',
    services: 'product',
    features: 'product',
    security: 'product',
    languages: 'product',
    products: 'product',
    solutions: 'product',
    developers: 'product',
    appsec: 'product',
    pricing: 'product',
    integrations: 'product',
    docs: 'product',
    blogs: 'blog',
    company: 'company',
    trust: 'company',
    careers: 'company',
    contact: 'form',
    'schedule-demo': 'form',
    'join-waitlist': 'form',
    newsletter: 'form',
    privacy: 'legal',
    terms: 'legal',
    dpa: 'legal',
    cookies: 'legal',
    accessibility: 'legal',
  } as const),
)

/** The kind of the page at a path. */
export function pageKindOf(path: string): PageKind {
  const [, first = '', second, third] = path.split('/')
  return first === 'blogs' && second && !third ? 'post' : (kinds.get(first) ?? 'other')
}
