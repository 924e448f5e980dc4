import { Link } from 'react-router'
import { unreachable } from '#app/answers.server.ts'
import { clientRead } from '#app/client-read.ts'
import { Alert } from '#app/components/alert.tsx'
import { Button } from '#app/components/button.tsx'
import { Icon } from '#app/components/icon.tsx'
import drawing from '#app/media/head-careers.svg?url'
import { buildMeta } from '#app/meta.ts'
import { JobDetails, JobFacts } from '#app/sections/careers/job-details.tsx'
import { PageHeader } from '#app/sections/page-header.tsx'
import { Section } from '#app/sections/section.tsx'
import { services } from '#app/services.server.ts'
import type { Job } from '#content/jobs/job.ts'
import { careers } from '#copy/careers.ts'
import { pageErrors } from '#copy/errors.ts'
import type { Route } from './+types/careers'

export async function loader({ context }: Route.LoaderArgs) {
  const jobs = await context.get(services).content.jobs()
  return jobs.state === 'found' ? jobs : unreachable()
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => clientRead(serverLoader)

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches }) =>
  buildMeta(matches, { ...careers.meta, path: '/careers' })

export default function Careers({ loaderData }: Route.ComponentProps) {
  const { why, positions, closing } = careers
  return (
    <>
      <PageHeader
        label="Careers"
        title={careers.heading}
        subtitle={careers.lead}
        drawing={drawing}
      />
      <Section id="why-join" label="01 Why" title={why.heading}>
        <ul className="mt-10 grid gap-x-12 gap-y-10 sm:grid-cols-2">
          {why.cards.map((card) => (
            <li key={card.title} className="flex gap-5 border-t border-hairline pt-6">
              <span className="mt-1 text-signal">
                <Icon name={card.icon} />
              </span>
              <div>
                <h3 className="text-h4">{card.title}</h3>
                <p className="mt-2 text-quiet">{card.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="open-positions" label="02 Positions" title={positions.heading}>
        {loaderData.state === 'found' ? (
          <Positions jobs={loaderData.value} />
        ) : (
          <PositionsFailure />
        )}
      </Section>
      <Section id="next" label="03 Next" title={closing.heading} intro={closing.text}>
        <div className="mt-8 flex flex-wrap gap-4">
          <Button to={closing.positions.to}>{closing.positions.label}</Button>
          <Button to={closing.culture.to} variant="outline">
            {closing.culture.label}
          </Button>
        </div>
      </Section>
    </>
  )
}

function PositionsFailure() {
  return (
    <div className="mt-8 max-w-xl">
      <Alert heading={careers.positions.failure}>
        <div className="mt-5 flex flex-wrap items-center gap-6">
          <Button to="/careers" variant="outline">
            {pageErrors.retry}
          </Button>
          <a href={`mailto:${pageErrors.email}`} className="text-link">
            {pageErrors.email}
          </a>
        </div>
      </Alert>
    </div>
  )
}

function Positions({ jobs }: { jobs: Job[] }) {
  const { positions } = careers
  if (jobs.length === 0) return <p className="mt-8 text-lead text-quiet">{positions.empty}</p>
  return (
    <ul className="mt-10">
      {jobs.map((job) => (
        <li
          key={job.id}
          className="grid gap-x-14 gap-y-5 border-t border-hairline py-10 xl:grid-cols-[minmax(0,18rem)_minmax(0,1fr)]"
        >
          <div className="xl:sticky xl:top-24 xl:self-start">
            <h3>
              <Link to={`/careers/${job.id}`} prefetch="intent" className="hover:text-signal">
                {job.title}
              </Link>
            </h3>
            <div className="mt-3">
              <JobFacts job={job} />
            </div>
          </div>
          <JobDetails job={job} level={4} />
        </li>
      ))}
    </ul>
  )
}
