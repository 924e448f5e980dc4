import { data } from 'react-router'
import { Quote } from '#app/components/quote.tsx'
import map from '#app/media/map-narrow.svg?url'
import { buildMeta } from '#app/meta/meta.ts'
import type { PageHandle } from '#app/meta/page-handle.ts'
import { requestContext } from '#app/request-context.server.ts'
import premiseStyles from '#app/sections/company/premise.css?url'
import { CompanyPremise } from '#app/sections/company/premise.tsx'
import {
  CompanyPlace,
  CompanyPractice,
  CompanyValues,
  OpenJobs,
} from '#app/sections/company/sections.tsx'
import { PageHeader } from '#app/sections/page-header.tsx'
import { Section } from '#app/sections/section.tsx'
import { cachedAs } from '#cache/index.ts'
import { jobPath } from '#content/index.ts'
import { company } from '#copy/company.ts'
import { contact } from '#copy/forms/contact.ts'
import { pageLabels } from '#copy/pages/labels.ts'
import { requestRefund } from '#copy/storefront/sources.ts'
import type { Route } from './+types/company'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: premiseStyles }]

export const handle = {
  page: {
    path: '/company',
    group: 'company',
    label: pageLabels.company.page,
    type: 'AboutPage',
    ...company.meta,
    subtitle: company.lead,
  },
} satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches }) => buildMeta(matches, handle.page)

/** The open jobs, the place, and some code. Without the jobs, the page is not cached. */
export async function loader({ context }: Route.LoaderArgs) {
  const { map: city, office } = contact
  const place = {
    lines: office.lines,
    sample: office.isSample ? office.sample : undefined,
    map: { src: map, alternative: city.summary, caption: city.sketch },
  }
  const { path, firstLine, code } = requestRefund
  // The last line only closes the function.
  const source = { path, firstLine, lines: code.split('\n').slice(0, -1) }
  const jobs = await context.get(requestContext).content.jobs()
  if (jobs.state !== 'found') {
    return data({ jobs: [], place, source }, { headers: cachedAs('noStore') })
  }
  const summaries = jobs.value.map((job) => ({
    path: jobPath(job),
    title: job.title,
    location: job.location,
    ...(job.sample ? { sample: job.sample } : {}),
  }))
  return data({ jobs: summaries, place, source })
}

export default function Company({ loaderData }: Route.ComponentProps) {
  const { mission } = company
  const labels = pageLabels.company
  const [premise, ...rest] = mission.text
  return (
    <>
      <PageHeader label={labels.page} title={company.heading} subtitle={company.lead}>
        <CompanyPremise source={loaderData.source} />
      </PageHeader>
      <Section id="mission" label={labels.mission} title={mission.heading}>
        <div className="mt-8 grid gap-y-8 xl:grid-cols-2 xl:*:first:mr-12">
          <Quote>
            <p>{premise}</p>
          </Quote>
          <div className="max-w-prose space-y-5 text-quiet">
            {rest.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </Section>
      <CompanyPractice />
      <CompanyValues />
      <OpenJobs jobs={loaderData.jobs} />
      <CompanyPlace place={loaderData.place} />
    </>
  )
}
