import { useRouteLoaderData } from 'react-router'
import type { RootData } from '#app/root-data.ts'

/** Site facts for an error page without root data: no optional links. */
const unknown: RootData = {
  siteUrl: '',
  isPublic: true,
  launchUrl: '',
  social: { github: '', linkedin: '', x: '' },
  services: [],
  year: new Date().getUTCFullYear(),
}

/** What all pages know of the site, or placeholders where the root has no data: in its error boundary. */
export function useSite(): RootData {
  return useRouteLoaderData<RootData>('root') ?? unknown
}

/** The text below a page's heading: the owner's, or that of `copy/` itself. */
export function useSubtitle(subtitle: string | undefined): string | undefined {
  const { subtitles } = useSite()
  return (subtitle && subtitles?.[subtitle]) ?? subtitle
}
