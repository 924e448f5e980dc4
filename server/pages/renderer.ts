import type { ServerBuild } from 'react-router'
import type * as app from '#app/entry.server.tsx'
import type { ListedPage } from '#app/meta/page-handle.ts'
import type { RequestContext, SiteFacts } from '#app/request-context.server.ts'
import type { RenderMail } from '#leads/index.ts'
import { publicFacts } from '../api/index.ts'
import { isLoopback } from '../http/index.ts'
import type { Settings } from '../start/settings.ts'

export type Renderer = (request: Request, context: RequestContext) => Promise<Response>

/** What a page says about itself. */
export type PageHead = Pick<ListedPage, 'path' | 'title' | 'description' | 'subtitle'>

type Mode = 'production' | 'development'

/** A build of `app/`, with what its entry module exports. */
export type SiteBuild = ServerBuild & {
  entry: { module: Pick<typeof app, 'respond' | 'renderMail' | 'pagesOf'> }
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
export function siteFacts(settings: Settings): SiteFacts {
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
