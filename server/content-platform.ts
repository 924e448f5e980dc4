import { chmod, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ContentLake, openContentLake } from 'content-lake'
import type { ContentSource } from '#content/source.ts'
import type { Log } from './log.ts'
import { seedOnce } from './seed.ts'
import type { Settings } from './settings.ts'

export interface ContentPlatform {
  source: ContentSource
  /** What reads drafts; a hosted project may come without. */
  token?: string
  /** The embedded platform, when this installation runs one. */
  embedded?: ContentLake
}

/**
 * The content platform of this installation: a hosted project when one is set, else the embedded
 * one, started here and filled with the seed dataset on first start.
 */
export async function openContentPlatform(settings: Settings, log: Log): Promise<ContentPlatform> {
  const { projectId, dataset, apiVersion, apiHost, apiToken } = settings.sanity
  const token = apiToken ? { token: apiToken } : {}
  if (projectId || apiHost) {
    const id = projectId ?? 'local'
    const baseUrl = apiHost ?? 'https://cdn.sanity.io'
    return {
      ...token,
      source: {
        name: `${apiHost ?? 'sanity'} ${id}/${dataset}`,
        projectId: id,
        dataset,
        apiVersion,
        ...(apiHost ? { apiHost } : {}),
        ...token,
        images: { baseUrl, projectId: id, dataset },
      },
    }
  }
  const embedded = await startEmbedded(settings, log)
  return {
    embedded,
    token: embedded.token,
    source: {
      // Without its address: the port is another one at every start.
      name: `embedded ${embedded.projectId}/${dataset}`,
      projectId: embedded.projectId,
      dataset,
      apiVersion,
      apiHost: embedded.url,
      images: { baseUrl: settings.siteUrl, projectId: embedded.projectId, dataset },
    },
  }
}

/** Starts the embedded platform alone, seeds it once, and writes down how to reach it. */
export async function startEmbedded(settings: Settings, log: Log): Promise<ContentLake> {
  const directory = join(settings.dataDir, 'content')
  const lake = await openContentLake({
    directory,
    projectId: 'local',
    dataset: settings.sanity.dataset,
    port: settings.contentPort,
    log: (event, detail) => log.debug({ event, ...detail }, 'content platform'),
  })
  await seedOnce(lake, directory, log)
  const { url, token, projectId, dataset } = lake
  const note = join(settings.dataDir, 'content-platform.json')
  await writeFile(note, `${JSON.stringify({ url, token, projectId, dataset }, null, 2)}\n`)
  // The mode of `writeFile` holds for new files only, and this one holds the write token.
  await chmod(note, 0o600)
  return lake
}
