import { pageReads } from '#app/client-read.ts'
import { suggestJobs } from '#app/did-you-mean.server.ts'
import { missing, unreachable } from '#app/loader-responses.server.ts'
import { buildMeta } from '#app/meta.ts'
import { services } from '#app/request-context.server.ts'
import { JobArticle } from '#app/sections/careers/job-article.tsx'
import { Loading } from '#app/sections/loading.tsx'
import { MessagePage } from '#app/sections/message-page.tsx'
import { PageHeader } from '#app/sections/page-header.tsx'
import { careers } from '#copy/careers.ts'
import { loading } from '#copy/loading.ts'
import type { Route } from './+types/job'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { content } = context.get(services)
  const job = await content.job(params.jobId)
  if (job.state === 'missing') {
    const open = await content.jobs()
    return missing(suggestJobs(params.jobId, open.state === 'found' ? open.value : []))
  }
  if (job.state === 'unreachable') return unreachable()
  return job
}

const read = pageReads<Awaited<ReturnType<Route.ClientLoaderArgs['serverLoader']>>>()

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) =>
  read(request, serverLoader)

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (loaderData?.state !== 'found') {
    const isMissing = loaderData?.state === 'missing'
    const { meta, job } = careers
    return buildMeta(matches, { ...meta, title: isMissing ? job.notFound : meta.title })
  }
  const { id, title, location, type } = loaderData.value
  return buildMeta(matches, {
    title: `${title} – ${careers.meta.title}`,
    description: careers.job.description(title, location, type),
    path: `/careers/${id}`,
  })
}

export default function JobPage({ loaderData }: Route.ComponentProps) {
  const { back, notFound, notFoundText } = careers.job
  if (loaderData.state === 'loading') {
    return (
      <PageHeader label="Careers" title={careers.meta.title}>
        <Loading text={loading.page} answer={loaderData.answer} />
      </PageHeader>
    )
  }
  if (loaderData.state !== 'found') {
    return loaderData.state === 'missing' ? (
      <MessagePage
        label="Careers"
        title={notFound}
        text={notFoundText}
        actions={[back]}
        suggestions={loaderData.suggestions}
      />
    ) : (
      <MessagePage label="Careers" title={careers.positions.failure} actions={[back]} />
    )
  }
  return <JobArticle job={loaderData.value} />
}
