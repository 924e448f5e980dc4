import type { ServerBuild } from 'react-router'
import type { Content } from '#content/index.ts'
import type { Leads, RenderMail } from '#leads/index.ts'
import { publicFacts } from '../api/consent/services.ts'
import type { Previews } from '../preview/previews.ts'
import type { Settings } from '../start/settings.ts'

/** What a render is lent; the site's React build defines how its loaders get at it. */
export interface Lent {
  content: Content
  leads: Leads
  previews: Pick<Previews, 'open'>
  site: {
    siteUrl: string
    appUrl?: string
    docsUrl?: string
    launchUrl: string
    social: Settings['social']
    services: ReturnType<typeof publicFacts>[]
  }
  /** Whether the design system has a page. */
  styleguide: boolean
  nonce: string
  clientAddress: string
}

export type Renderer = (request: Request, lent: Lent) => Promise<Response>

type Mode = 'production' | 'development'

/** A build of `app/` with the functions that its entry module exports. */
type SiteBuild = ServerBuild & {
  entry: {
    module: {
      answer(build: ServerBuild, mode: Mode, request: Request, lent: Lent): Promise<Response>
      renderMail: RenderMail
    }
  }
}

/** Makes the renderer from the React build: a finished one, or the one that a development server keeps. */
export function createRenderer(loadBuild: () => Promise<ServerBuild>, mode: Mode): Renderer {
  return async (request, lent) => {
    const build = (await loadBuild()) as SiteBuild
    return build.entry.module.answer(build, mode, request, lent)
  }
}

/** Gives mails their looks by the templates in the React build. */
export function createMailRenderer(loadBuild: () => Promise<ServerBuild>): RenderMail {
  return async (body) => {
    const build = (await loadBuild()) as SiteBuild
    return build.entry.module.renderMail(body)
  }
}

/** The public facts of this installation that pages show. */
export function siteFacts(settings: Settings): Lent['site'] {
  const { siteUrl, appUrl, docsUrl, launchUrl, social, services } = settings
  return {
    siteUrl,
    ...(appUrl ? { appUrl } : {}),
    ...(docsUrl ? { docsUrl } : {}),
    launchUrl,
    social,
    services: services.map(publicFacts),
  }
}
