import { buildMeta } from '#app/meta.ts'
import type { PageHandle } from '#app/page-handle.ts'
import { services } from '#app/request-context.server.ts'
import {
  ClosingBand,
  IntegrationsBand,
  MemoryBand,
  Testimonials,
} from '#app/sections/home/bands.tsx'
import { DeepSearch } from '#app/sections/home/deep-search.tsx'
import { FeatureCards } from '#app/sections/home/feature-cards.tsx'
import { Hero } from '#app/sections/home/hero.tsx'
import { LaunchBadge } from '#app/sections/home/launch-badge.tsx'
import { StatsBand } from '#app/sections/home/stats-band.tsx'
import { organization, webSite } from '#app/structured-data/organization.ts'
import { software } from '#app/structured-data/software.ts'
import { brand } from '#copy/brand.ts'
import { home } from '#copy/home.ts'
import type { Route } from './+types/home'

export const handle = { page: { path: '/', group: 'product', ...home.meta } } satisfies PageHandle

/** Structured data, without its code in the page's script. */
export function loader({ context }: Route.LoaderArgs) {
  const { site } = context.get(services)
  const about: object[] = [organization(site), webSite(site), software(site)]
  return { about }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  buildMeta(matches, {
    ...handle.page,
    title: `${brand.name} – ${home.meta.title}`,
    about: () => loaderData?.about ?? [],
  })

export default function Home() {
  return (
    <>
      <Hero />
      <StatsBand />
      <FeatureCards />
      <DeepSearch />
      <IntegrationsBand />
      <MemoryBand />
      <Testimonials />
      <ClosingBand />
      <LaunchBadge />
    </>
  )
}
