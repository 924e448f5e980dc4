import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../fixtures/free-port.ts'
import { startPostgres } from '../../fixtures/postgres.ts'
import { type ServerProcess, startContentPlatform, startSite } from '../../fixtures/running-site.ts'
import { startLoadBalancer } from './load-balancer.ts'

/** Sites that share a PostgreSQL and a content platform, behind nginx. Their disposal ends all of it. */
export interface Instances extends AsyncDisposable {
  /** The URL of nginx. */
  url: string
  /** The URL of each site. */
  origins: readonly string[]
  sites: readonly ServerProcess[]
  /** The settings that all sites have. */
  settings: Record<string, string>
  /** The data folder of the content platform. */
  contentDir: string
  /** Starts a site that was stopped, on the same port and data. */
  start(index: number, options?: Checkout): Promise<void>
}

/** The folder of the project whose build is started, if not this one. */
interface Checkout {
  checkout?: string
}

/** Starts several sites, and what they need. */
export async function startInstances(count: number, options: Checkout = {}): Promise<Instances> {
  await using started = new AsyncDisposableStack()
  const { path: folder } = started.use(await mkdtempDisposable(join(tmpdir(), 'instances-')))
  const postgres = started.use(await startPostgres())
  const contentDir = join(folder, 'content')
  const platform = started.use(
    await startContentPlatform({ DATA_DIR: contentDir, LOG_LEVEL: 'silent' }),
  )
  const proxyPort = await freePort()
  const settings = {
    SITE_URL: `http://127.0.0.1:${proxyPort}`,
    DATABASE_URL: await postgres.database(),
    SANITY_API_HOST: platform.url,
    // nginx, and the client address that visitors put in front of it.
    TRUST_PROXY: '2',
    LOG_LEVEL: 'error',
  }
  const ports = await Promise.all(Array.from({ length: count }, freePort))
  const sites: ServerProcess[] = []
  started.defer(async () => {
    await Promise.all(sites.map((site) => site.stop('SIGKILL')))
  })
  const start = async (index: number, options: Checkout = {}) => {
    const own = { PORT: String(ports[index]), DATA_DIR: join(folder, `site-${index}`) }
    sites[index] = await startSite({ ...settings, ...own }, options)
  }
  for (const index of ports.keys()) await start(index, options)
  const nginx = started.use(await startLoadBalancer(proxyPort, ports))
  const all = started.move()
  return {
    url: nginx.url,
    origins: ports.map((port) => `http://127.0.0.1:${port}`),
    sites,
    settings,
    contentDir,
    start,
    [Symbol.asyncDispose]: () => all.disposeAsync(),
  }
}
