import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import { clientOf, platformClient } from '#content/index.server.ts'
import { runningPlatform } from '../start/content-connection.ts'
import { usesEmbedded } from '../start/content-platform.ts'
import type { Settings } from '../start/settings.ts'
import { error, type Finding } from './finding.ts'

const TIMEOUT_MS = 8_000

/** The claims in the editor's documents, with the IDs of the same claims in `copy/to-confirm.ts`. */
const claims: Readonly<Record<string, { id: string; what: string }>> = {
  testimonial: { id: 'claim:testimonials', what: 'testimonials of the home page' },
  home: { id: 'claim:stats', what: 'figures of the home page' },
  inventory: { id: 'claim:inventory-counters', what: 'counters of the security page' },
  severity: { id: 'claim:severity-tallies', what: 'severity counts of the security page' },
}

const query = `*[_type in ["testimonial", "figure"]] {
  "kind": coalesce(place, _type), "name": coalesce(author, value + " " + label), "confirmed": confirmed == true
}`
const documents = z.array(
  z.object({ kind: z.string(), name: z.string().nullable(), confirmed: z.boolean() }),
)

/**
 * The claims in the editor's documents that are not confirmed. None if the platform doesn't respond: then
 * the claims in `copy/` count.
 * @returns the findings, and the IDs of the claims in `copy/` that documents replace
 */
export async function claimFindings(
  settings: Settings,
): Promise<{ findings: Finding[]; covered: ReadonlySet<string> }> {
  const client = await clientFor(settings)
  const response: unknown = await client
    ?.fetch(query, {}, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    .catch(() => undefined)
  const { data = [] } = documents.safeParse(response)
  const covered = new Set<string>()
  const findings = Object.entries(claims).flatMap(([kind, { id, what }]) => {
    const own = data.filter((document) => document.kind === kind)
    if (own.length > 0) covered.add(id)
    const open = own
      .filter(({ confirmed }) => !confirmed)
      .map(({ name }) => name ?? 'without a name')
    if (open.length === 0) return []
    return [
      error(
        'the editor',
        `${open.length} ${what} are not confirmed: ${open.join(', ')}. To do: replace them with your own and turn Confirmed on, or unpublish them`,
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
