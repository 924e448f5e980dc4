import { useMatches, useRouteLoaderData } from 'react-router'
import { type HeadOverrides, pageHandle } from '#app/meta/page-handle.ts'
import type { SiteFacts } from '#app/request-context.server.ts'

/** What the root's loader tells every page. */
export type RootData = Omit<SiteFacts, 'webSubHub'> & {
  heads: HeadOverrides
  year: number
  /** Present in a preview of the site. */
  preview?: 'drafts' | 'published'
}

/** Site facts for an error page without root data: no optional links. */
const unknown: RootData = {
  siteUrl: '',
  isPublic: true,
  launchUrl: '',
  social: { github: '', linkedin: '', x: '' },
  services: [],
  heads: {},
  year: new Date().getUTCFullYear(),
}

/** What all pages know of the site, or placeholders where the root has no data: in its error boundary. */
export function useSite(): RootData {
  return useRouteLoaderData<RootData>('root') ?? unknown
}

/** The text below the heading of the page that is shown: the owner's, or the given one. */
export function useSubtitle(subtitle: string | undefined): string | undefined {
  const { heads } = useSite()
  const match = useMatches().at(-1)
  if (!match) return subtitle
  // A route with a parameter has a page for each path. Another one may have a second path.
  const hasParameter = Object.keys(match.params).length > 0
  const { page } = pageHandle(match.handle)
  return heads[hasParameter || !page ? match.pathname : page.path]?.subtitle ?? subtitle
}
