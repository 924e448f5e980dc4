import { data, redirect, useLocation } from 'react-router'
import { buildMeta } from '#app/meta/meta.ts'
import richTextStyles from '#app/portable-text/rich-text.css?url'
import { requestContext } from '#app/request-context.server.ts'
import { JobArticle } from '#app/sections/careers/job-article.tsx'
import { MessagePage } from '#app/sections/message-page.tsx'
import postStyles from '#app/sections/post/post.css?url'
import { PostArticle } from '#app/sections/post/post-article.tsx'
import { PreviewBanner } from '#app/sections/preview/preview-banner.tsx'
import { useUpdates } from '#app/sections/preview/use-updates.ts'
import type { Draft } from '#content/index.ts'
import { preview } from '#copy/preview.ts'
import type { Route } from './+types/preview'

const statuses = {
  missing: 404,
  absent: 404,
  off: 404,
  forged: 403,
  expired: 410,
  unreachable: 503,
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const opened = await context.get(requestContext).previews.open(request)
  if (opened.state === 'granted') throw redirect(opened.url, 303)
  return opened.state === 'found' ? opened : data(opened, { status: statuses[opened.state] })
}

export const links: Route.LinksFunction = () =>
  [postStyles, richTextStyles].map((href) => ({ rel: 'stylesheet', href }))

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const title = loaderData?.state === 'found' ? titleOf(loaderData.draft) : undefined
  return buildMeta(matches, { ...preview.meta, ...(title ? { title } : {}) })
}

function titleOf(draft: Draft): string {
  return (draft.type === 'blog' ? draft.post.title : draft.job.title) || preview.untitled
}

export default function PreviewPage({ loaderData }: Route.ComponentProps) {
  return <Preview opened={loaderData} />
}

/** The network is unreachable. The page reloads its data at the next change of the draft. */
export function ErrorBoundary() {
  return <Preview opened={{ state: 'unreachable' }} />
}

function Preview({ opened }: { opened: Route.ComponentProps['loaderData'] }) {
  const { state } = opened
  const { search } = useLocation()
  const canChange = state === 'found' || state === 'missing' || state === 'unreachable'
  const isFollowing = useUpdates(canChange ? `/preview/events${search}` : undefined)
  if (opened.state !== 'found') {
    const { title, text } = preview.refusals[opened.state]
    return <MessagePage label={preview.label} title={title} text={text} actions={[preview.home]} />
  }
  const { draft, isPublished } = opened
  return (
    <>
      <PreviewBanner draft={draft} isPublished={isPublished} isFollowing={isFollowing} />
      {draft.type === 'blog' ? (
        <PostArticle post={{ ...draft.post, title: titleOf(draft) }} />
      ) : (
        <JobArticle job={{ ...draft.job, title: titleOf(draft) }} />
      )}
    </>
  )
}
