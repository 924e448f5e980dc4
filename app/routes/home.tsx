import { Optional } from '#app/components/optional.tsx'
import { unlessOnlyQueryChanged } from '#app/loaders/revalidate.ts'
import {
  shownAnnouncement,
  shownStats,
  shownTestimonials,
} from '#app/loaders/site-content.server.ts'
import { buildMeta } from '#app/meta/meta.ts'
import type { PageHandle } from '#app/meta/page-handle.ts'
import { requestContext } from '#app/request-context.server.ts'
import { Articles } from '#app/sections/home/articles.tsx'
import { DeepSearch } from '#app/sections/home/deep-search.tsx'
import { FeatureCards } from '#app/sections/home/feature-cards.tsx'
import { Hero } from '#app/sections/home/hero.tsx'
import homeStyles from '#app/sections/home/home.css?url'
import { LaunchBadge } from '#app/sections/home/launch-badge.tsx'
import {
  ClosingSection,
  IntegrationsSection,
  MemorySection,
  Testimonials,
  ViewsSection,
} from '#app/sections/home/sections.tsx'
import { Stats } from '#app/sections/home/stats.tsx'
import { videoFiles } from '#app/sections/home/video-files.ts'
import { postsWithCode } from '#app/sections/post/suggestions.server.ts'
import { home } from '#copy/home/home.ts'
import { sharedRequestOf } from '#copy/home/shared-request.ts'
import { requestParameters } from '#copy/storefront/requests.ts'
import type { Route } from './+types/home'

export async function loader({ context }: Route.LoaderArgs) {
  const given = context.get(requestContext)
  const [announcement, stats, testimonials, articles] = await Promise.all([
    shownAnnouncement(given),
    shownStats(given),
    shownTestimonials(given),
    postsWithCode(given.content),
  ])
  return { announcement, stats, testimonials, articles }
}

/** The query describes the request in the hero. */
export const shouldRevalidate = unlessOnlyQueryChanged

export const handle = {
  query: requestParameters,
  page: { path: '/', group: 'product', ...home.meta, subtitle: home.hero.tagline },
} satisfies PageHandle

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: homeStyles }]

export const meta: Route.MetaFunction = ({ matches, location }) =>
  buildMeta(matches, {
    ...handle.page,
    sharedState: sharedRequestOf(location.search),
    about: [
      { type: 'software' },
      { type: 'video', video: { files: videoFiles.codeChat, ...home.demo.video } },
      { type: 'video', video: { files: videoFiles.logicMap, ...home.memory.video } },
    ],
  })

export default function Home({ loaderData }: Route.ComponentProps) {
  const { announcement, stats, testimonials, articles } = loaderData
  return (
    <>
      {/* It is in the header, so it comes first for the keyboard too. */}
      {announcement ? (
        <Optional>
          <LaunchBadge {...announcement} />
        </Optional>
      ) : null}
      <Hero />
      <ViewsSection />
      <FeatureCards />
      <DeepSearch />
      <Stats {...stats} />
      <IntegrationsSection />
      <MemorySection />
      <Articles posts={articles} />
      <Testimonials {...testimonials} />
      <ClosingSection />
    </>
  )
}
