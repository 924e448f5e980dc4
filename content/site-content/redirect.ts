import { z } from 'zod'
import { comparablePath, finalTarget } from '#studio/schema/site/redirects.ts'
import { isSitePath } from '#studio/schema/site/urls.ts'
import { type DocumentOf, requiredText } from '../documents.ts'
import type { ContentLog } from '../log.ts'

/** A former path and the path that it leads to. */
export interface Redirect {
  from: string
  to: string
}

const sitePath = requiredText.refine(isSitePath, 'is not a path of this site')
const redirectDocument = z.object({ _id: z.string(), from: sitePath, to: sitePath })

/** Parses one redirect. @throws ZodError when one of its paths is not a path of this site */
export function parseRedirect(document: DocumentOf<typeof redirectDocument>): Redirect {
  const { from, to } = redirectDocument.parse(document)
  return { from, to }
}

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
    if (end === undefined) log.warn({ path }, 'redirect skipped: it goes in a circle')
    else ends.set(path, end)
  }
  return ends
}
