import { buildMeta } from '#app/meta/meta.ts'
import type { PageHandle } from '#app/meta/page-handle.ts'
import { SolutionPage } from '#app/sections/solution/solution-page.tsx'
import dayStyles from '#app/sections/solution/working-day.css?url'
import { developers } from '#copy/solutions/developers.ts'
import type { Route } from './+types/solution-developers'

export const handle = {
  page: {
    path: developers.path,
    group: 'product',
    ...developers.meta,
    subtitle: developers.hero.lead,
  },
} satisfies PageHandle

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: dayStyles }]

/** Served at two paths; `/solutions/developers` is canonical. */
export const meta: Route.MetaFunction = ({ matches }) => buildMeta(matches, handle.page)

export default function ForDevelopers() {
  return <SolutionPage solution={developers} />
}
