import type { ReactNode } from 'react'
import { Button } from '#app/components/button.tsx'
import { TextLink } from '#app/components/text-link.tsx'
import { isLoadingState, loadingStateLoader } from '#app/loaders/loading-state.ts'
import { unreachable } from '#app/loaders/responses.server.ts'
import { buildMeta } from '#app/meta/meta.ts'
import type { PageHandle } from '#app/meta/page-handle.ts'
import richTextStyles from '#app/portable-text/rich-text.css?url'
import { loadRichText } from '#app/portable-text/static-rich-text.tsx'
import { requestContext } from '#app/request-context.server.ts'
import { JobList } from '#app/sections/careers/job-list.tsx'
import { Failure } from '#app/sections/failure.tsx'
import { Loading } from '#app/sections/loading.tsx'
import { PageHeader } from '#app/sections/page-header.tsx'
import { Section } from '#app/sections/section.tsx'
import type { Job } from '#content/index.ts'
import { careers } from '#copy/careers.ts'
import { sampleLabel } from '#copy/controls.ts'
import { loading } from '#copy/loading.ts'
import type { Route } from './+types/careers'

export async function loader({ context }: Route.LoaderArgs) {
  const jobs = await context.get(requestContext).content.jobs()
  if (jobs.state !== 'found') throw unreachable(careers.jobs.failure)
  return jobs.value
}

const loadWithLoadingState =
  loadingStateLoader<Awaited<ReturnType<Route.ClientLoaderArgs['serverLoader']>>>()

export function clientLoader(args: Route.ClientLoaderArgs) {
  // Loaded in parallel with the data. If it fails, the texts load it again.
  loadRichText().catch(() => undefined)
  return loadWithLoadingState(args)
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: richTextStyles }]

export const handle = {
  page: { path: '/careers', group: 'company', ...careers.meta, subtitle: careers.lead },
} satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  buildMeta(matches, {
    ...handle.page,
    type: 'CollectionPage',
    about: loaderData && !isLoadingState(loaderData) ? [{ type: 'jobs', jobs: loaderData }] : [],
  })

export default function Careers({ loaderData }: Route.ComponentProps) {
  return (
    <CareersPage {...(isLoadingState(loaderData) ? {} : { open: loaderData })}>
      {isLoadingState(loaderData) ? (
        <Loading text={loading.jobs} {...loaderData} />
      ) : (
        <JobList jobs={loaderData} />
      )}
    </CareersPage>
  )
}

/** The content platform or the network is unreachable. */
export function ErrorBoundary() {
  return (
    <CareersPage>
      <Failure message={careers.jobs.failure} retry="/careers" />
    </CareersPage>
  )
}

interface CareersPageProps {
  /** The open jobs, once they are loaded. */
  open?: readonly Job[]
  children: ReactNode
}

/** The page around its jobs. */
function CareersPage({ open = [], children }: CareersPageProps) {
  const { why, jobs, closing } = careers
  return (
    <div className="dense">
      <PageHeader label={careers.labels.page} title={careers.heading} subtitle={careers.lead}>
        {open.length > 0 ? (
          <p className="mt-6">
            <TextLink to={closing.jobs.to} size="body">
              {jobs.count(open.length)}
            </TextLink>
          </p>
        ) : null}
      </PageHeader>
      <Section id="why-join" label={careers.labels.why} title={why.heading}>
        <ul className="mt-8 grid gap-x-8 sm:grid-cols-2">
          {why.cards.map((card) => (
            <li key={card.title} className="border-t border-hairline py-6">
              <h3 className="text-h4 text-quiet">{card.title}</h3>
              <p className="mt-2 text-lead">{card.text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        id="open-positions"
        label={careers.labels.jobs}
        title={jobs.heading}
        badge={open.some(({ sample }) => sample) ? sampleLabel : undefined}
      >
        {children}
      </Section>
      <Section
        id="next"
        label={careers.labels.closing}
        title={closing.heading}
        intro={closing.text}
      >
        <div className="mt-8 flex flex-wrap gap-4">
          <Button to={closing.jobs.to} size="lg">
            {closing.jobs.label}
          </Button>
          <Button to={closing.culture.to} variant="outline" size="lg">
            {closing.culture.label}
          </Button>
        </div>
      </Section>
    </div>
  )
}
