import { redirect } from 'react-router'
import { readJob } from '#app/loaders/read-job.server.ts'
import { unreachable } from '#app/loaders/responses.server.ts'
import { buildMeta } from '#app/meta/meta.ts'
import richTextStyles from '#app/portable-text/rich-text.css?url'
import { requestContext } from '#app/request-context.server.ts'
import { JobArticle } from '#app/sections/careers/job-article.tsx'
import { MessagePage } from '#app/sections/message-page.tsx'
import { isCanonicalName, jobPath } from '#content/index.ts'
import { careers } from '#copy/careers.ts'
import { jobMessages } from '#copy/job-messages.ts'
import type { Route } from './+types/job'

export async function loader({ context, params }: Route.LoaderArgs) {
  const job = await readJob(context.get(requestContext).content, params.jobId)
  if ('data' in job && job.data.state === 'unreachable') throw unreachable(job.data.title)
  if ('value' in job && !isCanonicalName(params.jobId, job.value)) {
    throw redirect(jobPath(job.value), 308)
  }
  return job
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: richTextStyles }]

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (loaderData?.state !== 'found') {
    const { meta } = careers
    return buildMeta(matches, {
      ...meta,
      title: loaderData?.title ?? meta.title,
    })
  }
  const { title, location, type, sample } = loaderData.value
  return buildMeta(matches, {
    title: `${title} – ${careers.meta.title}`,
    description: careers.job.description(title, location, type),
    path: jobPath(loaderData.value),
    label: title,
    parents,
    // A search engine would list a sample as an open position.
    about: sample ? [] : [{ type: 'job', job: loaderData.value }],
  })
}

const parents = [{ label: careers.meta.title, to: '/careers' }]

export default function JobPage({ loaderData }: Route.ComponentProps) {
  if (loaderData.state === 'found') return <JobArticle job={loaderData.value} parents={parents} />
  const { label, back } = jobMessages
  return <MessagePage {...loaderData} label={label} actions={[back]} />
}

/** The content platform or the network is unreachable. */
export function ErrorBoundary() {
  const { label, back, titles } = jobMessages
  return <MessagePage label={label} title={titles.unreachable} actions={[back]} />
}
