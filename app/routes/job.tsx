import { data } from 'react-router'
import { suggestJobs } from '#app/did-you-mean.server.ts'
import { missing, unreachable } from '#app/loader-responses.server.ts'
import failed from '#app/media/illustrations/head-failed.svg?url'
import { buildMeta } from '#app/meta.ts'
import { requestContext } from '#app/request-context.server.ts'
import { JobArticle } from '#app/sections/careers/job-article.tsx'
import { MessagePage } from '#app/sections/message-page.tsx'
import { missingIllustrations } from '#app/sections/missing-illustrations.ts'
import { careers } from '#copy/careers.ts'
import type { Route } from './+types/job'

/** Open jobs on the page of a closed one. */
const MAX_OTHERS = 3

export async function loader({ context, params }: Route.LoaderArgs) {
  const { content } = context.get(requestContext)
  const job = await content.job(params.jobId)
  if (job.state === 'missing') {
    const open = await content.jobs()
    const jobs = open.state === 'found' ? open.value : []
    return missing(suggestJobs(params.jobId, jobs), missingIllustrations.job)
  }
  if (job.state === 'unreachable') throw unreachable(careers.jobs.failure)
  if (!job.value.isClosed) return job
  const open = await content.jobs()
  const others = open.state === 'found' ? open.value.slice(0, MAX_OTHERS) : []
  const suggestions = others.map(({ id, title }) => ({ path: `/careers/${id}`, title }))
  const closed = { state: 'closed', title: job.value.title, suggestions } as const
  return data({ ...closed, illustration: missingIllustrations.job }, { status: 410 })
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (loaderData?.state !== 'found') {
    const { meta, job } = careers
    const titles = { missing: job.notFound, closed: job.closed }
    return buildMeta(matches, {
      ...meta,
      title: loaderData ? titles[loaderData.state] : meta.title,
    })
  }
  const { id, title, location, type } = loaderData.value
  return buildMeta(matches, {
    title: `${title} – ${careers.meta.title}`,
    description: careers.job.description(title, location, type),
    path: `/careers/${encodeURIComponent(id)}`,
    label: title,
    parents,
    about: [{ type: 'job', job: loaderData.value }],
  })
}

const parents = [{ label: careers.meta.title, to: '/careers' }]

export default function JobPage({ loaderData }: Route.ComponentProps) {
  if (loaderData.state === 'found') return <JobArticle job={loaderData.value} parents={parents} />
  const { back, notFound, notFoundText, closed, closedText } = careers.job
  const isClosed = loaderData.state === 'closed'
  return (
    <MessagePage
      label={careers.labels.page}
      title={isClosed ? closed : notFound}
      text={isClosed ? closedText(loaderData.title) : notFoundText}
      actions={[back]}
      suggestions={loaderData.suggestions}
      illustration={loaderData.illustration}
    />
  )
}

/** The content platform or the network is unreachable. */
export function ErrorBoundary() {
  return (
    <MessagePage
      label={careers.labels.page}
      title={careers.jobs.failure}
      actions={[careers.job.back]}
      illustration={failed}
    />
  )
}
