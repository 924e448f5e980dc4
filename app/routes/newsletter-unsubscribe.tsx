import { buildMeta } from '#app/meta/meta.ts'
import { requestContext } from '#app/request-context.server.ts'
import { linkAction, linkHeaders } from '#app/sections/newsletter/link-action.server.ts'
import { LinkPage } from '#app/sections/newsletter/link-page.tsx'
import { newsletterPages } from '#copy/forms/newsletter-pages.ts'
import type { Route } from './+types/newsletter-unsubscribe'

/**
 * Handles the page's button, and the one-click POST of mail clients (RFC 8058), which doesn't submit the
 * button.
 */
export const action = ({ request, context }: Route.ActionArgs) =>
  linkAction(request, (token) => context.get(requestContext).leads.unsubscribe(token))

export const headers = linkHeaders

/** Only links in mails lead here. */
export const meta: Route.MetaFunction = ({ matches }) =>
  buildMeta(matches, newsletterPages.unsubscribe.meta)

export default function NewsletterUnsubscribe({ actionData }: Route.ComponentProps) {
  return <LinkPage copy={newsletterPages.unsubscribe} outcome={actionData} />
}
