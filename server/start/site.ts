import { statfs } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { openContent, openDrafts } from '#content/index.server.ts'
import type { Content } from '#content/index.ts'
import { blogCategories } from '#copy/blog/categories.ts'
import { openLeads, type People, type RenderMail } from '#leads/index.ts'
import { originsOf } from '../api/index.ts'
import { siteApp } from '../app.ts'
import { cdnPurge, indexNow, webSub } from '../content-notices/index.ts'
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
  Pages,
  type Renderer,
  serveFromCache,
  siteFacts,
} from '../pages/index.ts'
import { Previews, UpdateStreams } from '../preview/index.ts'
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
  /** Patterns of the URLs that it renders. */
  routes: readonly string[]
  /** Patterns of the URLs that accept POST requests. */
  forms: readonly string[]
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
  const { log, development, renderer, metrics } = options
  const { host, port, hsts } = options.settings
  const base = baseHeaders({ siteUrl: options.settings.siteUrl, hsts, development })
  const httpServer = await listen(host, port, base)
  const settings = withSiteUrl(options.settings, httpServer.port)
  const { siteUrl } = settings
  await openDataDirectory(settings.dataDir)

  const { renderMail } = options
  const leads = await openLeads({ ...settings, log, renderMail, observer: metrics })
  const platform = await openContentPlatform(settings, log)
  if (platform.embedded?.isRunning) {
    await updateStoredDocuments(platform.embedded, log)
    await addPageDocuments(platform.embedded, contentDirectory(settings), options.pageList, log)
  }
  const content = openContent({
    source: platform.source,
    ...(usesEmbedded(settings) ? {} : { cacheDir: settings.dataDir }),
    categories: blogCategories,
    log,
  })
  const previews = openPreviews(platform, content, leads.people, settings, log)
  const updates = new UpdateStreams(previews)
  const styleguide = development || settings.styleguide
  const shared = { content, leads, previews, site: siteFacts(settings), styleguide }
  const imageOrigin = new URL(platform.source.images.baseUrl).origin
  const pages = new Pages({
    development,
    routes: options.routes,
    forms: options.forms,
    siteUrl: settings.siteUrl,
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
    ...(imageOrigin === new URL(settings.siteUrl).origin ? {} : { imageOrigin }),
  })
  const images = platform.imagesFrom
    ? new ContentImages({ platformUrl: platform.imagesFrom, host: platform.source.images })
    : undefined
  const integrity = watchIntegrity(settings, log)
  metrics.addGauges({
    databases: integrity.isDamaged,
    backups: () => readLastBackups(settings.dataDir),
    caches: () => ({
      pages: pages.cachedBytes,
      markdown: cachedMarkdownBytes(),
      content: content.stats().cachedBytes,
      files: options.files.cachedBytes(),
      images: images?.cachedBytes ?? 0,
    }),
    content: () => ({
      reachable: content.isReadable(),
      restarts: platform.embedded?.restarts() ?? 0,
      ...content.stats(),
    }),
    outbox: leads.state,
    freeDisk: async () => {
      const { bavail, blocks } = await statfs(settings.dataDir)
      return bavail / blocks
    },
  })
  content.onInvalidate((tags) => pages.invalidate(tags))
  const { webSubHub: hub } = settings
  const purgeCdn = settings.cdnPurge && cdnPurge({ ...settings.cdnPurge, log })
  if (purgeCdn) content.onInvalidate(purgeCdn)
  if (settings.indexNow)
    content.onInvalidate(indexNow({ ...settings.indexNow, siteUrl, content, log }))
  if (hub) content.onInvalidate(webSub({ hub, feedUrl: `${siteUrl}/blogs/feed.xml`, log }))

  const clientAddress = clientAddressReader(settings.trustProxy, () => {
    log.warn('X-Forwarded-For ignored: behind a proxy, set TRUST_PROXY')
    void recordUntrustedForwardedHeader(settings.dataDir).catch(() => undefined)
  })
  const studio = siteStudio({
    settings,
    platform,
    people: leads.people,
    clientFolder: options.clientFolder,
  })

  let stopping = false
  const app = siteApp({
    siteUrl: settings.siteUrl,
    log,
    leads,
    posts: content,
    job: content.job,
    services: settings.services,
    pages,
    previews,
    updates,
    files: options.files.serve,
    clientFolder: options.clientFolder,
    images,
    platformUrl: platform.imagesFrom,
    contentWebhook: {
      secret: settings.sanity.webhookSecret,
      onChange: content.invalidate,
    },
    indexNowKey: settings.indexNow?.key,
    readiness: async () => ({
      pages: !stopping,
      database: (await leads.state()).ok,
      content: content.isReadable(),
      intact: !new Set(integrity.isDamaged().values()).has(true),
    }),
    metrics,
    metricsAccess: {
      token: settings.metricsToken,
      isBehindProxy: settings.trustProxy !== undefined,
      text: () => metrics.registry.metrics(),
    },
    // PostgreSQL has a disk of its own.
    hasSpaceForFiles: async () =>
      settings.databaseUrl !== undefined || hasSpaceForFiles(settings.dataDir),
    studio,
  })
  const next = getRequestListener(
    (request, env) => {
      const { incoming, outgoing } = env as HttpBindings
      const forwardedFor = request.headers.get('x-forwarded-for')
      const address = clientAddress(incoming.socket.remoteAddress ?? '', forwardedFor)
      return app.fetch(request, { incoming, outgoing, clientAddress: address })
    },
    // For HTTP/1.0 requests, which have no Host header.
    { hostname: new URL(settings.siteUrl).host },
  )
  httpServer.serve(
    serveFromCache({
      pages,
      files: options.files,
      siteUrl: settings.siteUrl,
      base,
      metrics,
      next: (request, response) => void next(request, response),
    }),
    studio?.upgrades,
  )
  leads.startBackgroundJobs()
  // The pages of a new release differ from the CDN's copies.
  purgeCdn?.()

  return {
    url: settings.siteUrl,
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

function openPreviews(
  { source, token }: ContentPlatform,
  content: Content,
  { isSignedIn }: Pick<People, 'isSignedIn'>,
  settings: Settings,
  log: Log,
): Previews {
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
    ...(usesEmbedded(settings) ? { isSignedIn } : {}),
  })
}

function withSiteUrl(settings: Settings, port: number): Settings {
  return settings.siteUrlIsSet ? settings : { ...settings, siteUrl: siteUrlFor(port) }
}
