import { unreachable } from '#app/loader-responses.server.ts'
import { buildMeta } from '#app/meta.ts'
import { readJob } from '#app/read-job.server.ts'
import { requestContext } from '#app/request-context.server.ts'
import { JobArticle } from '#app/sections/careers/job-article.tsx'
import { JobMessage, jobMessageTitles } from '#app/sections/careers/job-message.tsx'
import { careers } from '#copy/careers.ts'
import type { Route } from './+types/job'

export async function loader({ context, params }: Route.LoaderArgs) {
  const job = await readJob(context.get(requestContext).content, params.jobId)
  if ('state' in job && job.state === 'unreachable') throw unreachable(careers.jobs.failure)
  return job
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (loaderData?.state !== 'found') {
    const { meta } = careers
    return buildMeta(matches, {
      ...meta,
      title: loaderData ? jobMessageTitles[loaderData.state] : meta.title,
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
  return loaderData.state === 'found' ? (
    <JobArticle job={loaderData.value} parents={parents} />
  ) : (
    <JobMessage {...loaderData} />
  )
}

/** The content platform or the network is unreachable. */
export function ErrorBoundary() {
  return <JobMessage state="unreachable" />
}
