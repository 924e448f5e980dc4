import type { ServerBuild } from 'react-router'
import type { Content } from '#content/index.ts'
import type { Leads, RenderMail } from '#leads/index.ts'
import { publicFacts } from '../api/index.ts'
import { isLoopback } from '../http/index.ts'
import type { Previews } from '../preview/index.ts'
import type { Settings } from '../start/settings.ts'
import type { PreviewOfSite } from './preview-of-site.ts'

/**
 * What the loaders and actions of one request can use. `app/request-context.server.ts` has the same for the
 * app, which the server does not import; a test compares them.
 */
export interface RequestContext {
  content: Content
  leads: Leads
  previews: Pick<Previews, 'open'>
  site: {
    siteUrl: string
    isPublic: boolean
    appUrl?: string
    docsUrl?: string
    launchUrl: string
    webSubHub?: string
    social: Settings['social']
    services: ReturnType<typeof publicFacts>[]
  }
  /** Whether `/styleguide` exists. */
  styleguide: boolean
  nonce: string
  clientAddress: string
  /** Present in a preview of the site. */
  preview?: Pick<PreviewOfSite, 'basename' | 'perspective'>
}

export type Renderer = (request: Request, context: RequestContext) => Promise<Response>

/** What a page says of itself. As in `app/page-handle.ts`. */
export interface PageHead {
  path: string
  title: string
  description: string
  /** Below the heading. */
  subtitle?: string
}

type Mode = 'production' | 'development'

/** A build of `app/` with the functions that its entry module exports. */
type SiteBuild = ServerBuild & {
  entry: {
    module: {
      answer(
        build: ServerBuild,
        mode: Mode,
        request: Request,
        context: RequestContext,
      ): Promise<Response>
      renderMail: RenderMail
      pagesOf(build: ServerBuild): PageHead[]
    }
  }
}

/** Creates a renderer from a React build, which the development server may replace at any time. */
export function createRenderer(loadBuild: () => Promise<ServerBuild>, mode: Mode): Renderer {
  return async (request, context) => {
    const build = (await loadBuild()) as SiteBuild
    return build.entry.module.answer(build, mode, request, context)
  }
}

/** Creates a renderer for mails from the templates in the React build. */
export function createMailRenderer(loadBuild: () => Promise<ServerBuild>): RenderMail {
  return async (body) => {
    const build = (await loadBuild()) as SiteBuild
    return build.entry.module.renderMail(body)
  }
}

/** Creates a function that lists the pages of the React build, without those of the content platform. */
export function createPageList(loadBuild: () => Promise<ServerBuild>): () => Promise<PageHead[]> {
  return async () => {
    const build = (await loadBuild()) as SiteBuild
    return build.entry.module.pagesOf(build)
  }
}

/** The public facts of this installation that pages show. */
export function siteFacts(settings: Settings): RequestContext['site'] {
  const { siteUrl, appUrl, docsUrl, launchUrl, social, services, webSubHub } = settings
  return {
    siteUrl,
    isPublic: !isLoopback(new URL(siteUrl).hostname),
    ...(appUrl ? { appUrl } : {}),
    ...(docsUrl ? { docsUrl } : {}),
    launchUrl,
    ...(webSubHub ? { webSubHub } : {}),
    social,
    services: services.map(publicFacts),
  }
}
