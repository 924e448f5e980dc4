import { chmod, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ContentLake, openContentLake } from 'content-lake'
import type { ContentSource } from '#content/source.ts'
import type { Log } from './log.ts'
import { seedOnce } from './seed.ts'
import type { Settings } from './settings.ts'

/** An embedded platform as those see it that only read from it. */
export interface RunningPlatform {
  url: string
  projectId: string
}

export interface ContentPlatform {
  source: ContentSource
  /** The embedded platform, when this installation runs one. */
  embedded?: RunningPlatform
  close(): Promise<void>
}

/** Whether this installation runs a content platform of its own. */
export function usesEmbedded({ sanity }: Settings): boolean {
  return !sanity.projectId && !sanity.apiHost
}

/**
 * The content platform of this installation: a hosted project when one is set, else the embedded
 * one, started here and filled with the seed dataset on first start.
 * @param running the embedded one, when another process has started it
 */
export async function openContentPlatform(
  settings: Settings,
  log: Log,
  running?: RunningPlatform,
): Promise<ContentPlatform> {
  const { projectId, dataset, apiVersion, apiHost, apiToken } = settings.sanity
  const token = apiToken ? { token: apiToken } : {}
  if (!usesEmbedded(settings)) {
    const id = projectId ?? 'local'
    const baseUrl = apiHost ?? 'https://cdn.sanity.io'
    return {
      source: {
        name: `${apiHost ?? 'sanity'} ${id}/${dataset}`,
        projectId: id,
        dataset,
        apiVersion,
        ...(apiHost ? { apiHost } : {}),
        ...token,
        images: { baseUrl, projectId: id, dataset },
      },
      async close() {},
    }
  }
  if (running) return { ...embeddedAs(settings, running), async close() {} }
  const lake = await startEmbedded(settings, log)
  return { ...embeddedAs(settings, lake), close: () => lake.close() }
}

function embeddedAs({ sanity, siteUrl }: Settings, embedded: RunningPlatform) {
  const { dataset, apiVersion } = sanity
  return {
    embedded,
    source: {
      // Without its address: the port is another one at every start.
      name: `embedded ${embedded.projectId}/${dataset}`,
      projectId: embedded.projectId,
      dataset,
      apiVersion,
      apiHost: embedded.url,
      images: { baseUrl: siteUrl, projectId: embedded.projectId, dataset },
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
