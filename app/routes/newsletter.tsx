import { Button } from '#app/components/button.tsx'
import { documentHeaders } from '#app/document-headers.server.ts'
import { leadAction } from '#app/forms/lead-action.server.ts'
import { buildMeta } from '#app/meta.ts'
import type { PageHandle } from '#app/page-handle.ts'
import { NewsletterForm } from '#app/sections/newsletter/newsletter-form.tsx'
import { PageHeader } from '#app/sections/page-header.tsx'
import { newsletterPages } from '#copy/newsletter-pages.ts'
import type { Route } from './+types/newsletter'

/** The blog's newsletter form posts here without script; also the page for subscribing again. */
export const action = ({ request, context }: Route.ActionArgs) =>
  leadAction('newsletter', { request, context })

export const headers = documentHeaders

export const handle = {
  page: { path: '/newsletter', group: 'company', ...newsletterPages.page.meta },
} satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches }) => buildMeta(matches, handle.page)

export default function Newsletter({ actionData }: Route.ComponentProps) {
  const { confirm, page } = newsletterPages
  const { label, heading, text } = page
  return (
    <PageHeader label={label} title={heading} subtitle={text}>
      <div className="mt-10">
        <NewsletterForm posted={actionData} />
      </div>
      <div className="mt-10">
        <Button to={confirm.action.to} variant="text">
          {confirm.action.label}
        </Button>
      </div>
    </PageHeader>
  )
}
