import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import { clientOf, isSample, platformClient } from '#content/index.server.ts'
import { positionsLack } from '#copy/to-confirm.ts'
import { runningPlatform } from '../start/content-connection.ts'
import { usesEmbedded } from '../start/content-platform.ts'
import type { Settings } from '../start/settings.ts'
import { error, type Finding } from './finding.ts'

const TIMEOUT_MS = 8_000

const query = `*[_type in ["testimonial", "figure", "blog", "job"]] {
  _rev, "kind": coalesce(place, _type), "name": coalesce(title, author, value + " " + label), "confirmed": confirmed == true
}`
const documents = z.array(
  z.object({
    _rev: z.string(),
    kind: z.string(),
    name: z.string().nullable(),
    confirmed: z.boolean(),
  }),
)
type Document = z.infer<typeof documents>[number]

/** What documents of one kind may leave open. */
interface OpenKind {
  /** The ID of the same in `copy/to-confirm.ts`. */
  id: string
  what: string
  remedy: string
  isOpen(document: Document): boolean
  /** Whether pages show what `copy/` has if the editor has no such document. */
  hasFallback: boolean
}

const claim = (id: string, name: string): OpenKind => ({
  id: `claim:${id}`,
  what: `${name} are not confirmed`,
  remedy: 'replace them with your own and turn Confirmed on, or unpublish them',
  isOpen: ({ confirmed }) => !confirmed,
  hasFallback: true,
})
const sample = (id: string, what: string): OpenKind => ({
  id: `content:${id}`,
  what,
  remedy:
    'edit or unpublish them, or keep all as they are and set `firstContent` to true in copy/claims/owner-confirmed.ts',
  isOpen: ({ _rev }) => isSample(_rev),
  hasFallback: false,
})

const kinds: Readonly<Record<string, OpenKind>> = {
  testimonial: claim('testimonials', 'testimonials of the home page'),
  home: claim('stats', 'figures of the home page'),
  inventory: claim('inventory-counters', 'counters of the security page'),
  severity: claim('severity-tallies', 'severity counts of the security page'),
  blog: sample('posts', 'articles are samples'),
  job: sample('jobs', `open positions are samples, which ${positionsLack}`),
}

/**
 * What documents in the editor leave open: claims that are not confirmed, and samples. None if the platform
 * doesn't respond: then `copy/` says what is open.
 * @returns the findings, and the IDs in `copy/` that documents replace
 */
export async function contentFindings(
  settings: Settings,
): Promise<{ findings: Finding[]; covered: ReadonlySet<string> }> {
  const client = await clientFor(settings)
  const response: unknown = await client
    ?.fetch(query, {}, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    .catch(() => undefined)
  const { success, data = [] } = documents.safeParse(response)
  const covered = new Set<string>()
  const findings = Object.entries(kinds).flatMap(([kind, { id, what, remedy, ...rest }]) => {
    const own = data.filter((document) => document.kind === kind)
    if (own.length > 0 || (success && !rest.hasFallback)) covered.add(id)
    const open = own.filter(rest.isOpen).map(({ name }) => name ?? 'without a name')
    if (open.length === 0) return []
    return [
      error(
        'the editor',
        `${open.length} ${what}: ${open.join(', ')}. To do: ${remedy}`,
        'marketing',
      ),
    ]
  })
  return { findings, covered }
}

async function clientFor(settings: Settings): Promise<SanityClient | undefined> {
  const { projectId, apiHost, dataset, apiVersion, apiToken } = settings.sanity
  if (usesEmbedded(settings)) {
    const embedded = await runningPlatform(settings)
    return embedded && clientOf(embedded).withConfig({ perspective: 'published' })
  }
  return platformClient({
    projectId: projectId ?? 'local',
    dataset,
    apiVersion,
    perspective: 'published',
    ...(apiToken ? { token: apiToken } : {}),
    ...(apiHost ? { apiHost } : {}),
  })
}
