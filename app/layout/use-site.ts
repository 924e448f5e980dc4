import { useMatches, useRouteLoaderData } from 'react-router'
import { pageHandle } from '#app/page-handle.ts'
import type { RootData } from '#app/root-data.ts'

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
