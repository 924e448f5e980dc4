import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { WritablePlatform } from '#content/index.server.ts'
import type { StudioSettings } from '#studio/src/settings.ts'
import { isLoopback } from '../http/index.ts'
import { usesEmbedded } from '../start/content-platform.ts'
import { type SupervisedPlatform, superviseContent } from '../start/content-supervisor.ts'
import type { Log } from '../start/log.ts'
import type { Settings } from '../start/settings.ts'
import { previewRefusal } from './preview-refusal.ts'
import { serveStudio } from './serve-studio.ts'

export interface RunningStudio {
  /** With the token if the platform is embedded, so that the editor opens signed in. */
  url: string
  /** A description of the content platform. */
  content: string
  /** Why previews don't work, if the site is running and refuses them. */
  previewRefusal: string | undefined
  close(): Promise<void>
}

/**
 * Serves the built editor on loopback, for the content platform that the site uses: the hosted project
 * in the settings, else the embedded platform, whose process is started unless it runs already.
 * @throws Error with a one-line message, when the port is in use or the platform can't be opened
 */
export async function openStudio(settings: Settings, log: Log): Promise<RunningStudio> {
  const { projectId, dataset, apiHost } = settings.sanity
  const embedded = usesEmbedded(settings) ? await superviseContent(settings, log) : undefined
  const server = createServer()
  const end = async () => {
    server.close()
    server.closeAllConnections()
    await embedded?.close()
  }
  try {
    const port = await listening(server, settings.studioPort)
    const platform = embedded?.url ?? apiHost
    const studioSettings: StudioSettings = {
      siteUrl: settings.siteUrl,
      projectId: embedded?.projectId ?? projectId ?? 'local',
      dataset,
      ...(platform ? { apiHost: platform, signIn: 'By the link of npm run studio' } : {}),
      ...(platform && isLoopback(new URL(platform).hostname) ? { eventStreams: platform } : {}),
    }
    server.on('request', serveStudio(studioSettings))
    if (embedded) await allowOrigins(embedded, port)
    const content = embedded ? settings.dataDir : `the hosted project ${studioSettings.projectId}`
    return {
      url: urlOf(port, embedded),
      content,
      previewRefusal: await previewRefusal(settings.siteUrl, port),
      close: end,
    }
  } catch (error) {
    await end()
    throw error
  }
}

function urlOf(port: number, embedded: SupervisedPlatform | undefined): string {
  const url = `http://127.0.0.1:${port}/`
  return embedded ? `${url}#token=${embedded.token}` : url
}

async function listening(server: ReturnType<typeof createServer>, port: number): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => {
      reject(new Error(`STUDIO_PORT: cannot listen on 127.0.0.1:${port} (${error.message})`))
    })
    server.listen(port, '127.0.0.1', resolve)
  })
  return (server.address() as AddressInfo).port
}

/** Adds the editor's origin to the CORS origins of the embedded platform. @throws Error when it is refused */
async function allowOrigins(platform: WritablePlatform, port: number): Promise<void> {
  for (const name of ['127.0.0.1', 'localhost']) {
    const response = await fetch(
      `${platform.url}/v2021-06-07/projects/${platform.projectId}/cors`,
      {
        method: 'POST',
        headers: { authorization: `Bearer ${platform.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ origin: `http://${name}:${port}`, allowCredentials: true }),
        signal: AbortSignal.timeout(5_000),
      },
    )
    if (!response.ok)
      throw new Error(`The content platform refused the editor (${response.status})`)
  }
}
