import { useRouteLoaderData } from 'react-router'
import type { RootData } from '#app/root.tsx'

/** The facts of this installation. On an error page whose root data is lost, nothing is linked. */
const unknown: RootData = {
  siteUrl: '',
  launchUrl: '',
  social: { github: '', linkedin: '', x: '' },
  services: [],
  year: new Date().getUTCFullYear(),
}

export function useSite(): RootData {
  return useRouteLoaderData<RootData>('root') ?? unknown
}
