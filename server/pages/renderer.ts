import type { ServerBuild } from 'react-router'
import type { Content } from '#content/index.ts'
import type { Leads, RenderMail } from '#leads/index.ts'
import { publicFacts } from '../api/index.ts'
import { isLoopback } from '../http/index.ts'
import type { Previews } from '../preview/index.ts'
import type { Settings } from '../start/settings.ts'
import type { SitePreview } from './site-preview.ts'

/**
 * What the loaders and actions of a request can use. `app/request-context.server.ts` has the same for the
 * app, which the server doesn't import. A test compares them.
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
  /** Set in a preview of the site. */
  preview?: Pick<SitePreview, 'basename' | 'perspective'>
}

export type Renderer = (request: Request, context: RequestContext) => Promise<Response>

/** What a page says about itself, as in `app/page-handle.ts`. */
export interface PageHead {
  path: string
  title: string
  description: string
  /** Below the heading. */
  subtitle?: string
}

type Mode = 'production' | 'development'

/** A build of `app/`, with what its entry module exports. */
export type SiteBuild = ServerBuild & {
  entry: {
    module: {
      respond(
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

interface AppFunctions {
  renderer: Renderer
  renderMail: RenderMail
  /** Lists the pages that do not come from the content platform. */
  pageList(): Promise<PageHead[]>
}

/**
 * What the server calls of a React build.
 * @param loadBuild the development server may replace the build at any time
 */
export function appFunctions(loadBuild: () => Promise<SiteBuild>, mode: Mode): AppFunctions {
  return {
    async renderer(request, context) {
      const build = await loadBuild()
      return build.entry.module.respond(build, mode, request, context)
    },
    async renderMail(body) {
      const build = await loadBuild()
      return build.entry.module.renderMail(body)
    },
    async pageList() {
      const build = await loadBuild()
      return build.entry.module.pagesOf(build)
    },
  }
}

/** The public facts about this installation that pages show. */
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
