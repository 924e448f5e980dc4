import { Link } from 'react-router'
import { leadAction } from '#app/forms/lead-action.server.ts'
import { buildMeta } from '#app/meta/meta.ts'
import type { PageHandle } from '#app/meta/page-handle.ts'
import { PageHeader } from '#app/sections/page-header.tsx'
import { WaitlistAside } from '#app/sections/waitlist/aside.tsx'
import { WaitlistForm } from '#app/sections/waitlist/waitlist-form.tsx'
import { waitlist } from '#copy/forms/waitlist.ts'
import { plans } from '#copy/pricing/plans.ts'
import type { Route } from './+types/join-waitlist'

export function loader({ request }: Route.LoaderArgs) {
  const wanted = new URL(request.url).searchParams.get('plan')
  const plan = plans.find(({ id }) => id === wanted)
  return plan ? { plan: { id: plan.id, name: plan.name } } : {}
}

export const action = ({ request, context }: Route.ActionArgs) =>
  leadAction('waitlist', { request, context })

/** This page has no footer; one line links Privacy and Terms instead. */
export const handle = {
  hidesFooter: true,
  query: ['plan'],
  page: { path: '/join-waitlist', group: 'company', ...waitlist.meta, subtitle: waitlist.lead },
} satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches }) => buildMeta(matches, handle.page)

export default function JoinWaitlist({ loaderData, actionData }: Route.ComponentProps) {
  const { heading, lead, notes, legal } = waitlist
  return (
    <PageHeader
      label={waitlist.label}
      title={heading}
      subtitle={lead}
      beside={
        <ul className="mt-4 max-w-prose text-small text-quiet">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      }
    >
      <div className="mt-12 grid items-start gap-x-16 xl:grid-cols-[minmax(0,24rem)_1fr]">
        <WaitlistForm posted={actionData} {...loaderData} />
        <WaitlistAside />
      </div>
      <p className="mt-16 border-t border-hairline pt-6 text-small text-quiet">
        <span className="flex flex-wrap gap-x-4">
          {legal.links.map(({ label, to }) => (
            <Link
              key={to}
              to={to}
              prefetch="intent"
              className="inline-flex min-h-9 items-center underline underline-offset-4 hover:text-accent"
            >
              {label}
            </Link>
          ))}
        </span>
      </p>
    </PageHeader>
  )
}
