import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openEditors } from '#leads/index.ts'
import type { StudioSettings } from '#studio/src/settings.ts'
import { accountsOf } from '../editors/index.ts'
import { isLoopback } from '../http/index.ts'
import { usesEmbedded } from '../start/content-platform.ts'
import { openOrJoin, type SharedPlatform } from '../start/embedded-platform.ts'
import type { Log } from '../start/log.ts'
import type { Settings } from '../start/settings.ts'
import { allowOrigins } from './allow-origins.ts'
import { serveStudio } from './serve-studio.ts'

export interface RunningStudio {
  /** With the token if the platform is embedded, so that the editor opens signed in. */
  url: string
  /** A description of the content platform. */
  content: string
  close(): Promise<void>
}

/**
 * Serves the built editor on loopback, for the content platform that the site uses: the hosted project
 * in the settings, else the embedded platform, which is started unless the site runs it.
 * @throws Error with a one-line message, when the port is in use or the platform can't be opened
 */
export async function openStudio(settings: Settings, log: Log): Promise<RunningStudio> {
  const { projectId, dataset, apiHost } = settings.sanity
  const editors = openEditors(settings)
  const embedded = usesEmbedded(settings)
    ? await openOrJoin(settings, log, accountsOf(editors))
    : undefined
  const server = createServer()
  const end = async () => {
    server.close()
    server.closeAllConnections()
    await embedded?.close()
    await editors.close()
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
    const content = embedded
      ? `${settings.dataDir}, ${embedded.isJoined ? 'open in another process too' : 'open here alone'}`
      : `the hosted project ${studioSettings.projectId}`
    return { url: urlOf(port, embedded), content, close: end }
  } catch (error) {
    await end()
    throw error
  }
}

function urlOf(port: number, embedded: SharedPlatform | undefined): string {
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
