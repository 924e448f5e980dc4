import { createContext, RouterContextProvider, type ServerBuild } from 'react-router'
import type { Content, Draft } from '#content/index.ts'
import type { OptionalCategory } from '#copy/consent.ts'
import type { Leads } from '#leads/index.ts'
import type { ListedPage } from './meta/page-handle.ts'
import { listPages } from './meta/page-list.server.ts'

/** Facts about this installation that pages show. None of them is secret. Empty links are hidden. */
export interface SiteFacts {
  siteUrl: string
  /** Whether visitors outside this machine can reach the site. Unconfirmed claims are hidden then. */
  isPublic: boolean
  appUrl?: string
  docsUrl?: string
  launchUrl: string
  /** The WebSub hub that notifies feed readers about changes. */
  webSubHub?: string
  social: { github: string; linkedin: string; x: string }
  /** Optional services, which run only with consent. */
  services: ListedService[]
}

/**
 * The result of opening a preview URL: a draft, a redirect to a signed link (`granted`), or why there is neither.
 * `absent`: the URL doesn't name a document. `off`: the site has no token that can read drafts.
 */
export type Preview =
  | { state: 'found'; draft: Draft; isPublished: boolean }
  | { state: 'granted'; url: string }
  | { state: 'missing' | 'unreachable' | 'expired' | 'forged' | 'absent' | 'off' }

/** An optional service, as the owner describes it. */
interface ListedService {
  name: string
  category: OptionalCategory
  provider: string
  purpose: string
  stores: { name: string; holds: string; until: string }[]
}

/** What the server provides to loaders and actions. */
export interface RequestContext {
  content: Content
  leads: Leads
  previews: { open(request: Request): Promise<Preview> }
  /** Set in a preview of the site: the path that precedes the paths of pages, and what the preview shows. */
  preview?: { basename: string; perspective: 'drafts' | 'published' }
  site: SiteFacts
  /** Whether `/styleguide` exists. */
  styleguide: boolean
  /** Marks the page's own scripts during a render, so that scripts in content can be distinguished. */
  nonce: string
  /** The visitor's IP address, for the rate limits of the forms. */
  clientAddress: string
}

/** The React Router context that holds it: `context.get(requestContext)`. */
export const requestContext = createContext<RequestContext>()

/** Lists the pages of the build that handles the request. */
export const pageList = createContext<() => ListedPage[]>()

/**
 * Finds the page at a path: the path itself, or the one that it redirects to; undefined if there is none.
 * Null in a request of this function. React Router takes a default of undefined for none, and throws.
 */
export const resolvePath = createContext<((path: string) => Promise<string | undefined>) | null>(
  null,
)

/** The React Router context for one request. */
export function createRequestContext(
  values: RequestContext,
  { routes }: ServerBuild,
): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(requestContext, values)
  context.set(pageList, () => listPages(routes))
  return context
}
