import { data } from 'react-router'
import { Button } from '#app/components/button.tsx'
import { leadAction } from '#app/forms/lead-action.server.ts'
import { buildMeta } from '#app/meta/meta.ts'
import type { PageHandle } from '#app/meta/page-handle.ts'
import { requestContext } from '#app/request-context.server.ts'
import { NewsletterForm } from '#app/sections/newsletter/newsletter-form.tsx'
import { SampleIssue } from '#app/sections/newsletter/sample-issue.tsx'
import { PageHeader } from '#app/sections/page-header.tsx'
import { cachedAs } from '#cache/index.ts'
import { newsletterPages } from '#copy/forms/newsletter-pages.ts'
import type { Route } from './+types/newsletter'

/** The blog's newsletter form posts here without scripts. The page is also for subscribing again. */
export const action = ({ request, context }: Route.ActionArgs) =>
  leadAction('newsletter', { request, context })

/** The latest post as a sample; none while posts can't be read, and the page is not cached then. */
export async function loader({ context }: Route.LoaderArgs) {
  const posts = await context.get(requestContext).content.latestSummaries()
  if (posts.state === 'found') return data(posts.value.at(0))
  return data(undefined, { headers: cachedAs('noStore') })
}

export const handle = {
  page: {
    path: '/newsletter',
    group: 'company',
    ...newsletterPages.page.meta,
    subtitle: newsletterPages.page.text,
  },
} satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches }) => buildMeta(matches, handle.page)

export default function Newsletter({ loaderData, actionData }: Route.ComponentProps) {
  const { confirm, page } = newsletterPages
  const { label, heading, text } = page
  return (
    <>
      <PageHeader label={label} title={heading} subtitle={text}>
        <div className="mt-10">
          <NewsletterForm posted={actionData} isMain />
        </div>
        <div className="mt-8">
          <Button to={confirm.action.to} variant="text">
            {confirm.action.label}
          </Button>
        </div>
      </PageHeader>
      {loaderData ? <SampleIssue post={loaderData} /> : null}
    </>
  )
}
