import { buildMeta } from '#app/meta/meta.ts'
import type { PageHandle } from '#app/meta/page-handle.ts'
import { SolutionPage } from '#app/sections/solution/solution-page.tsx'
import dayStyles from '#app/sections/solution/working-day.css?url'
import { appsec } from '#copy/solutions/appsec.ts'
import type { Route } from './+types/solution-appsec'

export const handle = {
  page: { path: appsec.path, group: 'product', ...appsec.meta, subtitle: appsec.hero.lead },
} satisfies PageHandle

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: dayStyles }]

/** Served at two paths; `/solutions/appsec` is canonical. */
export const meta: Route.MetaFunction = ({ matches }) => buildMeta(matches, handle.page)

export default function ForAppSec() {
  return <SolutionPage solution={appsec} />
}
