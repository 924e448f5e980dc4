import { mkdir } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { openDrafts } from '#content/drafts/drafts.ts'
import { type Content, openContent } from '#content/index.ts'
import { blogCategories } from '#copy/blog.ts'
import { openLeads, type RenderMail } from '#leads/index.ts'
import { originsOf } from '../api/consent/services.ts'
import { siteApp } from '../http/app.ts'
import { keptFirst } from '../http/cache-handler.ts'
import { clientAddressReader } from '../http/client-address.ts'
import { listen } from '../http/http-server.ts'
import { ContentImages } from '../http/images.ts'
import { baseHeaders } from '../http/security-headers.ts'
import type { Files } from '../http/static-files.ts'
import { noteForwarded } from '../http/untrusted-forwarded-header.ts'
import type { Metrics, Watched } from '../metrics/metrics.ts'
import { Pages } from '../pages/pages.ts'
import { type Renderer, siteFacts } from '../pages/renderer.ts'
import { Previews } from '../preview/previews.ts'
import { UpdateStreams } from '../preview/update-streams.ts'
import { type ContentPlatform, openContentPlatform } from './content-platform.ts'
import type { Log } from './log.ts'
import { type Settings, SettingsError, siteUrlFor } from './settings.ts'

export interface SiteOptions {
  settings: Settings
  log: Log
  renderer: Renderer
  renderMail: RenderMail
  files: Files
  mediaRoot: string
  development: boolean
  metrics: Metrics & { watch(watched: Watched): void }
}

export interface RunningSite {
  url: string
  pages: Pages
  close(): Promise<void>
}

/** Milliseconds for which a site behind a proxy still takes requests after it was told to stop. */
const drainFor = 2_000

/** Starts everything behind the site and listens. Resolves once pages can be answered. */
export async function openSite(options: SiteOptions): Promise<RunningSite> {
  const { log, development, renderer, metrics } = options
  const { host, port, siteUrl } = options.settings
  const base = baseHeaders(siteUrl, development)
  const listener = await listen(host, port, base)
  const settings = withSiteUrl(options.settings, listener.port)
  await mkdir(settings.dataDir, { recursive: true }).catch((error: Error) => {
    throw new SettingsError(`DATA_DIR: ${error.message}`)
  })

  const platform = await openContentPlatform(settings, log)
  const content = openContent({
    source: platform.source,
    copiesIn: settings.dataDir,
    categories: blogCategories,
    log,
  })
  const { renderMail } = options
  const leads = await openLeads({ ...settings, log, renderMail, observer: metrics })
  const previews = openPreviews(platform, content, settings, log)
  const updates = new UpdateStreams(previews)
  const styleguide = development || settings.styleguide
  const lent = { content, leads, previews, site: siteFacts(settings), styleguide }
  const imageOrigin = new URL(platform.source.images.baseUrl).origin
  const pages = new Pages({
    development,
    siteUrl: settings.siteUrl,
    onAnswer: metrics.page,
    async render(request, own) {
      const recorded = content.recorded()
      const response = await renderer(request, { ...lent, ...own, content: recorded.content })
      return { response, dependencies: recorded.dependencies }
    },
    serviceOrigins: originsOf(settings.services),
    ...(imageOrigin === new URL(settings.siteUrl).origin ? {} : { imageOrigin }),
  })
  const images = platform.imagesFrom
    ? new ContentImages({ platformUrl: platform.imagesFrom, host: platform.source.images })
    : undefined
  metrics.watch({
    caches: () => ({
      pages: pages.cachedBytes,
      files: options.files.cachedBytes(),
      images: images?.cachedBytes ?? 0,
    }),
    content: () => ({ reachable: content.isReachable(), ...content.record() }),
    outbox: leads.state,
  })
  content.onChange((change) => pages.contentChanged(change))

  let stopping = false
  const app = siteApp({
    siteUrl: settings.siteUrl,
    log,
    leads,
    leadsPasswordHash: settings.leadsPasswordHash,
    services: settings.services,
    pages,
    previews,
    updates,
    files: options.files.serve,
    mediaRoot: options.mediaRoot,
    images,
    platformUrl: platform.imagesFrom,
    contentNotices: {
      secret: settings.sanity.webhookSecret,
      onChange: content.changed,
    },
    readiness: async () => ({
      pages: !stopping,
      database: (await leads.state()).ok,
      content: content.isReachable(),
    }),
    metrics,
    metricsAccess: {
      token: settings.metricsToken,
      behindProxy: settings.trustProxy !== undefined,
      text: () => metrics.registry.metrics(),
    },
    clientAddress: clientAddressReader(settings.trustProxy, () => {
      log.warn('a forwarded client address was not believed: behind a proxy, set TRUST_PROXY')
      void noteForwarded(settings.dataDir).catch(() => undefined)
    }),
  })
  const onward = getRequestListener((request, env) => app.fetch(request, env as HttpBindings), {
    // HTTP/1.0 names no host.
    hostname: new URL(settings.siteUrl).host,
  })
  listener.serve(
    keptFirst({
      pages,
      files: options.files,
      siteUrl: settings.siteUrl,
      base,
      metrics,
      onward: (request, response) => void onward(request, response),
    }),
  )
  leads.startDelivery()

  return {
    url: settings.siteUrl,
    pages,
    async close() {
      stopping = true
      updates.closeAll()
      listener.drain()
      // A proxy in front learns from /readyz, or from connections that end, to turn elsewhere.
      if (settings.trustProxy) await pause(drainFor)
      // What another process can deliver later need not be waited for.
      await Promise.all([listener.close(), leads.stopDelivery()])
      await content.close()
      await leads.close()
      await platform.close()
    },
  }
}

function openPreviews(
  { source, token }: ContentPlatform,
  content: Content,
  { studioPort }: Settings,
  log: Log,
): Previews {
  return new Previews({
    content,
    ...(token ? { platform: { drafts: openDrafts({ ...source, token }, log), token } } : {}),
    localStudios: ['localhost', '127.0.0.1'].map((host) => `http://${host}:${studioPort}`),
  })
}

function withSiteUrl(settings: Settings, port: number): Settings {
  return settings.siteUrlIsSet ? settings : { ...settings, siteUrl: siteUrlFor(port) }
}
