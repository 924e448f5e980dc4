import { statfs } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { type OpenContent, openContent, openDrafts } from '#content/index.server.ts'
import type { Content } from '#content/index.ts'
import { blogCategories } from '#copy/blog/categories.ts'
import { type Leads, openLeads, type People, type RenderMail } from '#leads/index.ts'
import { originsOf } from '../api/index.ts'
import { siteApp } from '../app.ts'
import { sendContentNotices } from '../content-notices/index.ts'
import {
  baseHeaders,
  ContentImages,
  clientAddressReader,
  type Files,
  listen,
  recordUntrustedForwardedHeader,
} from '../http/index.ts'
import { watchIntegrity } from '../integrity/index.ts'
import type { GaugeSources, Metrics } from '../metrics/index.ts'
import {
  cachedMarkdownBytes,
  type PageHead,
  type PageRoute,
  Pages,
  type Renderer,
  serveFromCache,
  siteFacts,
} from '../pages/index.ts'
import { Previews, UpdateStreams } from '../preview/index.ts'
import { sessionCookies } from '../sign-in/index.ts'
import { siteStudio } from '../studio/index.ts'
import { contentDirectory } from './content-connection.ts'
import { type ContentPlatform, openContentPlatform, usesEmbedded } from './content-platform.ts'
import { hasSpaceForFiles, openDataDirectory } from './data-directory.ts'
import { readLastBackups } from './last-backups.ts'
import type { Log } from './log.ts'
import { addPageDocuments } from './page-documents.ts'
import { type Settings, siteUrlFor } from './settings.ts'
import { updateStoredDocuments } from './stored-documents.ts'

/** What a site is opened with: the settings, the React build, and the files of the build. */
export interface SiteOptions {
  settings: Settings
  log: Log
  renderer: Renderer
  routes: readonly PageRoute[]
  renderMail: RenderMail
  pageList: () => Promise<readonly PageHead[]>
  files: Files
  clientFolder: string
  development: boolean
  metrics: Metrics & { addGauges(sources: GaugeSources): void }
}

/** A site that serves requests. */
export interface RunningSite {
  /** The public origin. */
  url: string
  pages: Pages
  /** Lets requests in progress finish, and then closes the server and everything behind it. */
  close(): Promise<void>
}

/** How much longer a site behind a proxy accepts requests after a stop signal. */
const DRAIN_MS = 2_000

/** Starts the HTTP server and everything behind it. Resolves when pages can be served. */
export async function openSite(options: SiteOptions): Promise<RunningSite> {
  const { log, development, metrics, clientFolder, files, renderMail } = options
  const { host, port, hsts } = options.settings
  const base = baseHeaders({ siteUrl: options.settings.siteUrl, hsts, development })
  const httpServer = await listen(host, port, base)
  const settings = withSiteUrl(options.settings, httpServer.port)
  const { siteUrl, dataDir } = settings
  await openDataDirectory(dataDir)

  const leads = await openLeads({ ...settings, log, renderMail, observer: metrics })
  const { platform, content } = await openPlatform(settings, options)
  const previews = openPreviews(platform, content, leads.people, settings, log)
  const updates = new UpdateStreams(previews)
  const pages = openPages(settings, options, { platform, content, leads, previews })
  const images = platform.imagesFrom
    ? new ContentImages({ platformUrl: platform.imagesFrom, host: platform.source.images })
    : undefined
  const integrity = watchIntegrity(settings, log)
  const studio = siteStudio({ settings, platform, people: leads.people, clientFolder })
  metrics.addGauges({
    databases: integrity.isDamaged,
    backups: () => readLastBackups(dataDir),
    caches: () => ({
      pages: pages.cachedBytes,
      markdown: cachedMarkdownBytes(),
      content: content.stats().cachedBytes,
      files: files.cachedBytes(),
      images: images?.cachedBytes ?? 0,
    }),
    content: () => ({
      reachable: content.isReadable(),
      restarts: platform.embedded?.restarts() ?? 0,
      ...content.stats(),
    }),
    outbox: leads.state,
    freeDisk: async () => {
      const { bavail, blocks } = await statfs(dataDir)
      return bavail / blocks
    },
  })

  let stopping = false
  const app = siteApp({
    settings,
    log,
    leads,
    content,
    pages,
    previews,
    updates,
    files: files.serve,
    clientFolder,
    images,
    platformUrl: platform.imagesFrom,
    readiness: async () => ({
      pages: !stopping,
      database: (await leads.state()).ok,
      content: content.isReadable(),
      intact: !new Set(integrity.isDamaged().values()).has(true),
    }),
    metrics,
    // PostgreSQL has a disk of its own.
    hasSpaceForFiles: async () => settings.databaseUrl !== undefined || hasSpaceForFiles(dataDir),
    studio,
  })
  const next = requestListener(app, settings, log)
  httpServer.serve(serveFromCache({ pages, files, siteUrl, base, metrics, next }), studio?.upgrades)
  leads.startBackgroundJobs()
  sendContentNotices(settings, content, log)

  return {
    url: siteUrl,
    pages,
    async close() {
      stopping = true
      updates.closeAll()
      httpServer.drain()
      // A proxy needs time to notice (from /readyz or closed connections) and to switch to other instances.
      if (settings.trustProxy) await pause(DRAIN_MS)
      // Unfinished deliveries are retried later, by this or another process.
      await Promise.all([httpServer.close(), leads.stopBackgroundJobs(), integrity.stop()])
      await content.close()
      await leads.close()
      await platform.close()
    },
  }
}

/** Opens the content platform, gives an embedded one the documents of this release, and opens its content. */
async function openPlatform(settings: Settings, { log, pageList }: SiteOptions) {
  const platform = await openContentPlatform(settings, log)
  if (platform.embedded?.isRunning) {
    await updateStoredDocuments(platform.embedded, log)
    await addPageDocuments(platform.embedded, contentDirectory(settings), pageList, log)
  }
  const content = openContent({
    source: platform.source,
    ...(usesEmbedded(settings) ? {} : { cacheDir: settings.dataDir }),
    categories: blogCategories,
    log,
  })
  return { platform, content }
}

interface PageSources {
  platform: ContentPlatform
  content: OpenContent
  leads: Leads
  previews: Previews
}

/** The pages, which are rendered again when their content changes. */
function openPages(
  settings: Settings,
  { development, renderer, metrics, routes, log }: SiteOptions,
  { platform, content, leads, previews }: PageSources,
): Pages {
  const { siteUrl } = settings
  const styleguide = development || settings.styleguide
  const shared = { content, leads, previews, site: siteFacts(settings), styleguide }
  const imageOrigin = new URL(platform.source.images.baseUrl).origin
  const pages = new Pages({
    development,
    routes,
    siteUrl,
    log,
    onResponse: metrics.recordPage,
    async render(request, { preview, ...perRequest }) {
      const tracked = content.trackDependencies()
      const response = await renderer(request, {
        ...shared,
        ...perRequest,
        content: preview?.content(tracked.content) ?? tracked.content,
        ...(preview ? { preview } : {}),
      })
      return { response, dependencies: tracked.dependencies }
    },
    serviceOrigins: originsOf(settings.services),
    ...(imageOrigin === new URL(siteUrl).origin ? {} : { imageOrigin }),
  })
  content.onInvalidate((tags) => pages.invalidate(tags))
  return pages
}

/** Passes requests on to the app, with the address of the client. */
function requestListener(app: ReturnType<typeof siteApp>, settings: Settings, log: Log) {
  const clientAddress = clientAddressReader(settings.trustProxy, () => {
    log.warn('X-Forwarded-For ignored: behind a proxy, set TRUST_PROXY')
    void recordUntrustedForwardedHeader(settings.dataDir).catch(() => undefined)
  })
  const listener = getRequestListener(
    (request, env) => {
      const { incoming, outgoing } = env as HttpBindings
      const forwardedFor = request.headers.get('x-forwarded-for')
      const address = clientAddress(incoming.socket.remoteAddress ?? '', forwardedFor)
      return app.fetch(request, { incoming, outgoing, clientAddress: address })
    },
    // For HTTP/1.0 requests, which have no Host header.
    { hostname: new URL(settings.siteUrl).host },
  )
  return (...given: Parameters<typeof listener>) => void listener(...given)
}

function openPreviews(
  { source, token }: ContentPlatform,
  content: Content,
  people: Pick<People, 'isSignedIn' | 'personOfBrowser'>,
  settings: Settings,
  log: Log,
): Previews {
  const { session } = sessionCookies(settings.siteUrl)
  const userOf = async (cookies: string) => {
    const token = session.readHeader(cookies)
    return token && (await people.personOfBrowser(token))?.id
  }
  return new Previews({
    content,
    ...(token
      ? {
          platform: {
            drafts: openDrafts({ ...source, token }, { categories: blogCategories, log }),
            token,
          },
        }
      : {}),
    studios: [
      settings.siteUrl,
      ...['localhost', '127.0.0.1'].map((host) => `http://${host}:${settings.studioPort}`),
      ...(settings.studioUrl ? [new URL(settings.studioUrl).origin] : []),
    ],
    ...(usesEmbedded(settings) ? { editors: { isSignedIn: people.isSignedIn, userOf } } : {}),
  })
}

function withSiteUrl(settings: Settings, port: number): Settings {
  return settings.siteUrlIsSet ? settings : { ...settings, siteUrl: siteUrlFor(port) }
}
