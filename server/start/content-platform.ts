import { randomBytes } from 'node:crypto'
import { type ContentSource, signingKeyOf } from '#content/index.server.ts'
import { type SupervisedPlatform, superviseContent } from './content-supervisor.ts'
import type { Log } from './log.ts'
import type { Settings } from './settings.ts'

/** How long a page waits for the platform. Short enough to show stale content or a 503 within a second. */
const HOSTED_PAGE_WAIT_MS = 700
/** Longer, because if a platform on the same machine is slow, the whole machine may be slow. */
const EMBEDDED_PAGE_WAIT_MS = 4_000

/** The content platform that the site reads: the embedded one, or a hosted project. */
export interface ContentPlatform {
  source: ContentSource
  /** A token that can read drafts; optional for a hosted project. */
  token?: string
  /** The platform whose images the site proxies; undefined for a hosted project, which has an image CDN. */
  imagesFrom?: string
  /** The embedded platform; undefined for a hosted project. */
  embedded?: SupervisedPlatform
  close(): Promise<void>
}

/** Whether the site uses the embedded content platform. */
export function usesEmbedded({ sanity }: Settings): boolean {
  return !sanity.projectId && !sanity.apiHost
}

/**
 * Opens the content platform: the hosted project in the settings, or the embedded one, whose process is started
 * unless it runs already.
 */
export async function openContentPlatform(settings: Settings, log: Log): Promise<ContentPlatform> {
  const { projectId, dataset, apiVersion, apiHost, apiToken } = settings.sanity
  const token = apiToken ? { token: apiToken } : {}
  if (!usesEmbedded(settings)) {
    const id = projectId ?? 'local'
    const baseUrl = apiHost ? settings.siteUrl : 'https://cdn.sanity.io'
    return {
      ...(apiHost ? { imagesFrom: apiHost } : {}),
      ...token,
      source: {
        name: `${apiHost ?? 'sanity'} ${id}/${dataset}`,
        projectId: id,
        dataset,
        apiVersion,
        ...(apiHost ? { apiHost } : {}),
        ...token,
        images: {
          baseUrl,
          projectId: id,
          dataset,
          // Without a token, each instance has its own key and rejects the signatures of other instances.
          ...(apiHost ? { signingKey: signingKeyOf(apiToken ?? randomBytes(32)) } : {}),
        },
        pageWaitMs: HOSTED_PAGE_WAIT_MS,
      },
      async close() {},
    }
  }
  const embedded = await superviseContent(settings, log)
  return {
    imagesFrom: embedded.url,
    token: embedded.token,
    embedded,
    source: {
      // Without its URL, because the port may be another at the next start.
      name: `embedded ${embedded.projectId}/${dataset}`,
      projectId: embedded.projectId,
      dataset,
      apiVersion,
      apiHost: embedded.url,
      images: {
        baseUrl: settings.siteUrl,
        projectId: embedded.projectId,
        dataset,
        signingKey: signingKeyOf(embedded.token),
      },
      pageWaitMs: EMBEDDED_PAGE_WAIT_MS,
    },
    close: embedded.close,
  }
}
