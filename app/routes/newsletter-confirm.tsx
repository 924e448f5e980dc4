import { buildMeta } from '#app/meta/meta.ts'
import { requestContext } from '#app/request-context.server.ts'
import { linkAction, linkHeaders } from '#app/sections/newsletter/link-action.server.ts'
import { LinkPage } from '#app/sections/newsletter/link-page.tsx'
import { newsletterPages } from '#copy/forms/newsletter-pages.ts'
import type { Route } from './+types/newsletter-confirm'

/** Confirms only on POST. Loading the page confirms nothing. */
export const action = ({ request, context }: Route.ActionArgs) =>
  linkAction(request, (token) => context.get(requestContext).leads.confirmSubscription(token))

export const headers = linkHeaders

/** Only links in mails lead here. */
export const meta: Route.MetaFunction = ({ matches }) =>
  buildMeta(matches, newsletterPages.confirm.meta)

export default function NewsletterConfirm({ actionData }: Route.ComponentProps) {
  return <LinkPage copy={newsletterPages.confirm} outcome={actionData} />
}
