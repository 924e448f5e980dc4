import { createContext, RouterContextProvider } from 'react-router'
import type { Draft } from '#content/drafts/drafts.ts'
import type { Content } from '#content/index.ts'
import type { OptionalCategory } from '#copy/consent.ts'
import type { Leads } from '#leads/index.ts'

/** Facts about this installation that pages show; nothing secret. An empty link is hidden. */
export interface SiteFacts {
  siteUrl: string
  appUrl?: string
  docsUrl?: string
  launchUrl: string
  social: { github: string; linkedin: string; x: string }
  /** What the site can do without, and runs only for those who allow it. */
  services: ListedService[]
}

/**
 * What there is behind an address of the preview: a draft, another address where it is, or why there
 * is none. `absent`: the address names no document; `off`: the site cannot read drafts.
 */
type Preview =
  | { state: 'found'; draft: Draft; isPublished: boolean }
  | { state: 'granted'; address: string }
  | { state: 'missing' | 'unreachable' | 'expired' | 'forged' | 'absent' | 'off' }

/** An optional service, as its owner describes it. */
export interface ListedService {
  name: string
  category: OptionalCategory
  provider: string
  purpose: string
  stores: { name: string; holds: string; until: string }[]
}

/** What the server lends to loaders and actions. */
export interface Services {
  content: Content
  leads: Leads
  previews: { open(address: URL): Promise<Preview> }
  site: SiteFacts
  /** Whether the design system has a page. */
  styleguide: boolean
  /** Marks the scripts of one render, so that the server can tell them from anything in the content. */
  nonce: string
  /** The visitor's address, for the rate limits of the forms. */
  clientAddress: string
}

export const services = createContext<Services>()

/** The request context for one render. */
export function provide(lent: Services): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(services, lent)
  return context
}
