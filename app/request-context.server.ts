import { createContext, RouterContextProvider, type ServerBuild } from 'react-router'
import type { Content, Draft } from '#content/index.ts'
import type { OptionalCategory } from '#copy/consent.ts'
import type { Leads } from '#leads/index.ts'
import type { ListedPage } from './page-handle.ts'
import { listPages } from './page-list.server.ts'

/** Facts about this installation that pages show; nothing secret. Empty links are hidden. */
export interface SiteFacts {
  siteUrl: string
  /** Whether others than this machine can reach it: unconfirmed claims are left out then. */
  isPublic: boolean
  appUrl?: string
  docsUrl?: string
  launchUrl: string
  /** The hub that tells readers of the feed about changes (WebSub). */
  webSubHub?: string
  social: { github: string; linkedin: string; x: string }
  /** Optional services, which run only with consent. */
  services: ListedService[]
}

/**
 * The result of opening a preview URL: a draft, a redirect, or the reason for neither. `absent`:
 * the URL names no document; `off`: the site cannot read drafts.
 */
type Preview =
  | { state: 'found'; draft: Draft; isPublished: boolean }
  | { state: 'granted'; address: string }
  | { state: 'missing' | 'unreachable' | 'expired' | 'forged' | 'absent' | 'off' }

/** An optional service, as the owner describes it. */
export interface ListedService {
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
  previews: { open(address: URL, isFramed: boolean): Promise<Preview> }
  /** Present in a preview of the site: the path before those of its pages, and what it shows. */
  preview?: { basename: string; perspective: 'drafts' | 'published' }
  site: SiteFacts
  /** Whether `/styleguide` exists. */
  styleguide: boolean
  /** Marks the page's own scripts during one render, to tell them from scripts in content. */
  nonce: string
  /** The visitor's IP address, for the rate limits of the forms. */
  clientAddress: string
}

/** The React Router context that holds it: `context.get(requestContext)`. */
export const requestContext = createContext<RequestContext>()

/** Lists the pages of the build that handles the request. */
export const pageList = createContext<() => ListedPage[]>()

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
