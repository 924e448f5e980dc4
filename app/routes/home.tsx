import { buildMeta } from '#app/meta.ts'
import type { PageHandle } from '#app/page-handle.ts'
import { requestContext } from '#app/request-context.server.ts'
import {
  ClosingBand,
  IntegrationsBand,
  MemoryBand,
  Testimonials,
  ViewsBand,
} from '#app/sections/home/bands.tsx'
import { DeepSearch } from '#app/sections/home/deep-search.tsx'
import { FeatureCards } from '#app/sections/home/feature-cards.tsx'
import { Hero } from '#app/sections/home/hero.tsx'
import { LaunchBadge } from '#app/sections/home/launch-badge.tsx'
import { loops } from '#app/sections/home/loops.ts'
import { StatsBand } from '#app/sections/home/stats-band.tsx'
import { productPlates } from '#app/sections/product/product-plates.server.ts'
import { shownAnnouncement, shownStats, shownTestimonials } from '#app/site-content.server.ts'
import { home } from '#copy/home/home.ts'
import type { Route } from './+types/home'

export async function loader({ context }: Route.LoaderArgs) {
  const given = context.get(requestContext)
  const [announcement, stats, testimonials] = await Promise.all([
    shownAnnouncement(given),
    shownStats(given),
    shownTestimonials(given),
  ])
  const plates = home.features.cards.map(({ product }) => productPlates[product])
  return { announcement, stats, testimonials, plates }
}

export const handle = {
  page: { path: '/', group: 'product', ...home.meta, subtitle: home.hero.tagline },
} satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches }) =>
  buildMeta(matches, {
    ...handle.page,
    about: [
      { type: 'software' },
      { type: 'film', film: { loop: loops.codeChat, ...home.demo.video } },
      { type: 'film', film: { loop: loops.logicMap, ...home.memory.video } },
    ],
  })

export default function Home({ loaderData }: Route.ComponentProps) {
  const { announcement, stats, testimonials, plates } = loaderData
  return (
    <>
      <Hero />
      <StatsBand items={stats} />
      <ViewsBand />
      <FeatureCards plates={plates} />
      <DeepSearch />
      <IntegrationsBand />
      <MemoryBand />
      <Testimonials {...testimonials} />
      <ClosingBand />
      {announcement ? <LaunchBadge {...announcement} /> : null}
    </>
  )
}
