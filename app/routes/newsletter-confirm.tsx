import { buildMeta } from '#app/meta.ts'
import { services } from '#app/request-context.server.ts'
import { linkAction, linkHeaders } from '#app/sections/newsletter/link-action.server.ts'
import { LinkPage } from '#app/sections/newsletter/link-page.tsx'
import { newsletter } from '#copy/newsletter.ts'
import type { Route } from './+types/newsletter-confirm'

/** The button of the page. Loading the page alone confirms nothing. */
export const action = ({ request, context }: Route.ActionArgs) =>
  linkAction(request, (token) => context.get(services).leads.confirmSubscription(token))

export const headers = linkHeaders

/** Nobody should find this page but by a mail. */
export const meta: Route.MetaFunction = ({ matches }) => buildMeta(matches, newsletter.confirm.meta)

export default function NewsletterConfirm({ actionData }: Route.ComponentProps) {
  return <LinkPage copy={newsletter.confirm} outcome={actionData} />
}
