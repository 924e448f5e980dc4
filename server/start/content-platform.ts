import { randomBytes } from 'node:crypto'
import { signingKeyOf } from '#content/image-variants.ts'
import type { ContentSource } from '#content/source.ts'
import { openOrJoin } from './embedded-platform.ts'
import type { Log } from './log.ts'
import type { Settings } from './settings.ts'

/** Milliseconds for which a page waits for the platform. */
const pageWaitMs = {
  /** A visitor sees the last good copy, or that there is none, within a second. */
  hosted: 700,
  /** It runs in this process: when it is slow, the whole machine is, and an error helps nobody. */
  embedded: 4_000,
}

export interface ContentPlatform {
  source: ContentSource
  /** What reads drafts; a hosted project may come without. */
  token?: string
  /** Whose images the site passes on; a hosted project has an image CDN. */
  imagesFrom?: string
  close(): Promise<void>
}

/** Whether this installation runs a content platform of its own. */
export function usesEmbedded({ sanity }: Settings): boolean {
  return !sanity.projectId && !sanity.apiHost
}

/**
 * The content platform of this installation: a hosted project when one is set, else the embedded
 * one: started here, unless another process of this machine has it running.
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
          // Without a token instances do not know each other's signatures: a crop then needs it.
          ...(apiHost ? { signingKey: signingKeyOf(apiToken ?? randomBytes(32)) } : {}),
        },
        pageWaitMs: pageWaitMs.hosted,
      },
      async close() {},
    }
  }
  const embedded = await openOrJoin(settings, log)
  return {
    imagesFrom: embedded.url,
    token: embedded.token,
    source: {
      // Without its address: the port is another one at every start.
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
      pageWaitMs: pageWaitMs.embedded,
    },
    close: () => embedded.close(),
  }
}
