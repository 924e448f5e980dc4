import { defineField, defineType, type ValidationContext } from '@sanity/types'
import { defineQuery } from 'groq'
import { z } from 'zod'
import { type DocumentOf, requiredText } from '../documents.ts'
import type { ContentLog } from '../log.ts'
import { draftsClient, publishedId, siteContentType } from './document-type.ts'
import { checkIsFree, checkIsPage } from './site-pages.ts'
import { checkPagePath, checkSitePath, comparablePath, isSitePath } from './urls.ts'

/** A former path that redirects to a page. It is used only where the site has no page. */
const schema = defineType({
  name: 'redirect',
  title: 'Redirect',
  type: 'document',
  fields: [
    defineField({
      name: 'from',
      title: 'From',
      type: 'string',
      description: 'A path on this site that has no page, like /summer-offer.',
      validation: (rule) => [
        rule.required().error('Enter the old path.'),
        rule.custom(checkPagePath),
        rule.custom(checkIsFree),
      ],
    }),
    defineField({
      name: 'to',
      title: 'To',
      type: 'string',
      description: 'The path of the page to open instead, like /pricing.',
      validation: (rule) => [
        rule.required().error('Enter the path of the page to open instead.'),
        rule.custom(checkSitePath),
        rule.custom(checkEnd),
        rule.custom(checkIsPage).warning(),
      ],
    }),
  ],
  orderings: [{ name: 'from', title: 'From', by: [{ field: 'from', direction: 'asc' }] }],
  preview: {
    select: { title: 'from', to: 'to' },
    prepare: ({ title, to }) => ({
      title: title ?? 'Untitled redirect',
      subtitle: to ? `to ${to}` : 'No target yet',
    }),
  },
})

const othersQuery = `*[_type == "redirect" && defined(from) && defined(to) && !(_id in [$id, "drafts." + $id])] {from, to}`

interface Redirect {
  from: string
  to: string
}

/** Validation of the target: it is another page, and no other redirect leads back. */
async function checkEnd(
  to: string | undefined,
  context: ValidationContext,
): Promise<true | string> {
  const { document } = context
  const from = document?.from
  if (!to || !isSitePath(to) || typeof from !== 'string' || !isSitePath(from)) return true
  const id = publishedId(document?._id)
  const others = await draftsClient(context).fetch<Redirect[]>(othersQuery, { id })
  return checkCircle({ from, to }, others)
}

/** What is wrong with a redirect among others, or true. */
export function checkCircle(redirect: Redirect, others: readonly Redirect[]): true | string {
  const source = comparablePath(redirect.from)
  const targets = new Map(
    others.filter(({ from }) => isSitePath(from)).map(({ from, to }) => [comparablePath(from), to]),
  )
  if (targets.has(source)) return 'Another redirect is for this path. Change that one.'
  targets.set(source, redirect.to)
  return finalTarget(source, targets) === undefined
    ? 'This redirect leads back to itself. Choose another path.'
    : true
}

const redirectsQuery = defineQuery(
  `*[_type == "redirect"] | order(_createdAt asc, _id asc) {_id, from, to}`,
)

const sitePath = requiredText.refine(isSitePath, 'is not a path of this site')
const redirectDocument = z.object({ _id: z.string(), from: sitePath, to: sitePath })

/** Where each path leads in the end, by comparable path. Those that go in a circle are logged. */
export function targetsOf(redirects: readonly Redirect[], log: ContentLog): Map<string, string> {
  const given = new Map<string, string>()
  // Of two for one path, the older one stays.
  for (const { from, to } of redirects) {
    const path = comparablePath(from)
    if (!given.has(path)) given.set(path, to)
  }
  const ends = new Map<string, string>()
  for (const path of given.keys()) {
    const end = finalTarget(path, given)
    if (end === undefined) log.warn({ path }, 'redirect skipped: it is part of a loop')
    else ends.set(path, end)
  }
  return ends
}

/**
 * Where a path leads in the end, over any number of redirects.
 * @param targets of redirects, by comparable path
 * @returns undefined for a path without a redirect, and for one that leads in a circle
 */
function finalTarget(from: string, targets: ReadonlyMap<string, string>): string | undefined {
  const passed = new Set<string>()
  let path = comparablePath(from)
  let end: string | undefined
  for (let next = targets.get(path); next !== undefined; next = targets.get(path)) {
    if (passed.has(path)) return undefined
    passed.add(path)
    end = next
    path = comparablePath(next)
  }
  return end
}

export const redirect = siteContentType({
  schema,
  list: { title: 'Redirects' },
  locations: {
    select: { to: 'to' },
    resolve: ({ to }) => (typeof to === 'string' ? [{ title: to, href: to }] : []),
  },
  query: redirectsQuery,
  parse(document: DocumentOf<typeof redirectDocument>) {
    const { _id: id, from, to } = redirectDocument.parse(document)
    return { id, from, to }
  },
  // Pages show nothing of it.
  mark: (one) => one,
})
