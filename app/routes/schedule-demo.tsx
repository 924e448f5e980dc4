import { NumberedList } from '#app/components/numbered-list.tsx'
import { TextLink } from '#app/components/text-link.tsx'
import { leadAction } from '#app/forms/lead-action.server.ts'
import { buildMeta } from '#app/meta/meta.ts'
import type { PageHandle } from '#app/meta/page-handle.ts'
import { DemoForm } from '#app/sections/demo/demo-form.tsx'
import { PageHeader } from '#app/sections/page-header.tsx'
import { scheduleDemo } from '#copy/forms/schedule-demo.ts'
import type { Route } from './+types/schedule-demo'

export const action = ({ request, context }: Route.ActionArgs) =>
  leadAction('demo', { request, context }, async (typed) => {
    const { prepareTimes } = await import('#app/sections/demo/proposed-times.ts')
    return prepareTimes(typed, Date.now())
  })

export const handle = {
  page: {
    path: '/schedule-demo',
    group: 'company',
    ...scheduleDemo.meta,
    subtitle: scheduleDemo.lead,
  },
} satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches }) => buildMeta(matches, handle.page)

export default function ScheduleDemo({ actionData }: Route.ComponentProps) {
  const { heading, lead, access, expect, contactLink } = scheduleDemo
  return (
    <PageHeader label={scheduleDemo.label} title={heading} subtitle={lead}>
      <p className="mt-4 max-w-prose text-small text-quiet">{access}</p>
      <div className="mt-10 grid gap-y-12 xl:grid-cols-[5fr_3fr]">
        <div className="xl:pr-14">
          <DemoForm posted={actionData} />
        </div>
        <aside aria-labelledby="expect" className="self-start xl:sticky xl:top-24">
          <h2 id="expect" className="text-h3">
            {expect.heading}
          </h2>
          <div className="mt-5">
            <NumberedList items={expect.items} />
          </div>
          <p className="mt-6">
            <TextLink to={contactLink.to}>{contactLink.label}</TextLink>
          </p>
        </aside>
      </div>
    </PageHeader>
  )
}
