import { buildMeta } from '#app/meta.ts'
import type { PageHandle } from '#app/page-handle.ts'
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
import { brand } from '#copy/brand.ts'
import { home } from '#copy/home.ts'
import type { Route } from './+types/home'

export const handle = { page: { path: '/', group: 'product', ...home.meta } } satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches }) =>
  buildMeta(matches, {
    ...handle.page,
    title: `${brand.name} – ${home.meta.title}`,
    about: [
      { type: 'software' },
      { type: 'film', film: { loop: loops.codeChat, ...home.demo.video } },
      { type: 'film', film: { loop: loops.logicMap, ...home.memory.video } },
    ],
  })

export default function Home() {
  return (
    <>
      <Hero />
      <StatsBand />
      <ViewsBand />
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
