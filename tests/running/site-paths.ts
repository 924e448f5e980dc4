import { readFileSync } from 'node:fs'
import { productIds } from '../../copy/products/catalogue.ts'

/** A page address with what the contract's table of paths promises about it. */
export interface SitePath {
  path: string
  status: 200 | 404
  /** Its canonical path, when that is another one; `none`: nobody is to find it. */
  canonical?: string
}

export { productIds }
export const integrationIds = ['github', 'jira', 'semgrep', 'snyk', 'grype', 'checkov', 'gitlab']

/** From the seed dataset: the post with the large card, and one of the positions. */
export const post = {
  id: 'blog-broken-object-level-authorization',
  slug: 'broken-object-level-authorization',
  path: '/blogs/broken-object-level-authorization',
}
export const jobId = 'job-platform-engineer'

const fixed = [
  '/',
  '/services',
  '/features',
  '/security',
  '/solutions/developers',
  '/solutions/appsec',
  '/pricing',
  '/integrations',
  '/docs/integrations',
  '/company',
  '/careers',
  '/blogs',
  '/newsletter',
  '/contact',
  '/schedule-demo',
  '/join-waitlist',
  '/privacy',
  '/terms',
  '/cookies',
  '/accessibility',
]

/** Every page, once, at its canonical path. */
export const canonicalPages: readonly string[] = [
  ...fixed,
  ...productIds.map((id) => `/products/${id}`),
  ...integrationIds.map((id) => `/docs/integrations/${id}`),
  `/careers/${jobId}`,
  post.path,
]

/** Other addresses that answer with a page. */
const otherViews: readonly SitePath[] = [
  { path: '/developers', status: 200, canonical: '/solutions/developers' },
  { path: '/appsec', status: 200, canonical: '/solutions/appsec' },
  { path: '/blogs?page=2', status: 200 },
  { path: '/blogs?category=Research', status: 200 },
  { path: '/blogs?q=no-such-article', status: 200, canonical: 'none' },
  { path: '/blogs?page=2&q=a', status: 200, canonical: 'none' },
  { path: '/blogs?page=9&q=a', status: 404 },
  { path: '/blogs?category=Gossip', status: 200, canonical: 'none' },
  { path: '/integrations?category=ticketing', status: 200, canonical: '/integrations' },
  { path: `/contact?job=${jobId}`, status: 200, canonical: '/contact' },
  { path: '/newsletter/confirm', status: 200, canonical: 'none' },
  { path: '/newsletter/unsubscribe', status: 200, canonical: 'none' },
  { path: '/join-waitlist?plan=pro', status: 200, canonical: '/join-waitlist' },
]

export const missingPages: readonly string[] = [
  '/nothing-here',
  '/nothing/at/all',
  '/products/nothing',
  '/docs/integrations/nothing',
  '/careers/nothing',
  '/blogs/nothing',
  '/blogs?page=99',
]

export const sitePaths: readonly SitePath[] = [
  ...canonicalPages.map((path) => ({ path, status: 200 }) as const),
  ...otherViews,
  ...missingPages.map((path) => ({ path, status: 404 }) as const),
]

/** The posts and positions of the seed dataset beside those above: `npm run audit` looks at them. */
export const otherDocuments: readonly SitePath[] = process.env.EVERY_PAGE ? seeded() : []

function seeded(): SitePath[] {
  const folders = new Map([
    ['blog', '/blogs/'],
    ['job', '/careers/'],
  ])
  const file = new URL('../../content/seed/production.ndjson', import.meta.url)
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .flatMap((line) => {
      const { _id, _type, slug } = JSON.parse(line)
      const folder = folders.get(_type)
      return folder ? [{ path: folder + (slug?.current ?? _id), status: 200 } as const] : []
    })
    .filter(({ path }) => !canonicalPages.includes(path))
}

/** Pages of one make are alike: `npm run audit` looks at all of them, `npm test` at one of each. */
export const pagesOfEachMake: readonly string[] = [
  ...canonicalPages,
  ...missingPages.slice(0, 2),
].filter((path) => process.env.EVERY_PAGE || !isAlike(path))

function isAlike(path: string): boolean {
  return /^\/(products|docs\/integrations)\/(?!ai-chat|github|nothing)/.test(path)
}
