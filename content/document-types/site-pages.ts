import type { ValidationContext } from '@sanity/types'
import { apiVersion } from './api-version.ts'
import { draftsClient } from './document-type.ts'
import { comparablePath, isSitePath } from './urls.ts'

type Context = Pick<ValidationContext, 'getClient'>

/** Validation of the source: no page has it. The document of a page tells that there is one. */
export async function checkIsFree(
  from: string | undefined,
  { getClient }: Context,
): Promise<true | string> {
  if (!from || !isSitePath(from)) return true
  const client = getClient({ apiVersion })
  const path = comparablePath(from)
  const pages = await client.fetch<number>('count(*[_type == "pageHead" && path == $path])', {
    path,
  })
  return pages === 0 || 'The site already has a page at this path and shows that page instead.'
}

/** What leads somewhere at a path: the document of a page, a post, a job, or a redirect. */
const findsQuery = `count(*[
  (_type == "pageHead" && path == $path) ||
  (_type == "redirect" && lower(from) == $path) ||
  (_type == $type && (lower(_id) == $name || lower(slug.current) == $name || $name in formerSlugs))
])`
const folders = new Map([
  ['blogs', 'blog'],
  ['careers', 'job'],
])

/** Validation of a link: a path on this site leads to a page. The documents of pages tell which there are. */
export async function checkIsPage(
  href: string | undefined,
  context: Context,
): Promise<true | string> {
  if (!href || !isSitePath(href)) return true
  const path = comparablePath(href)
  const [folder = '', ...rest] = path.slice(1).split('/')
  // Files, such as the feed, and categories, which have no documents of pages.
  if (/\.[a-z\d]+$/.test(path) || rest[0] === 'category') return true
  const found = await draftsClient(context).fetch<number>(findsQuery, {
    path,
    name: rest.join('/'),
    type: folders.get(folder) ?? '',
  })
  return found > 0 || 'This site has no page at this path. Open the page, and copy its address.'
}
