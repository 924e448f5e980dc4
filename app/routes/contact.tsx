import { useSearchParams } from 'react-router'
import { Optional } from '#app/components/optional.tsx'
import { TextLink } from '#app/components/text-link.tsx'
import { applicationAction } from '#app/forms/application-action.server.ts'
import { leadAction } from '#app/forms/lead-action.server.ts'
import { readJob } from '#app/loaders/read-job.server.ts'
import { shownQuestions } from '#app/loaders/site-content.server.ts'
import { buildMeta } from '#app/meta/meta.ts'
import type { PageHandle } from '#app/meta/page-handle.ts'
import { requestContext } from '#app/request-context.server.ts'
import { ApplicationPage } from '#app/sections/careers/application-page.tsx'
import { CityMap } from '#app/sections/contact/city-map.tsx'
import { ContactForm } from '#app/sections/contact/contact-form.tsx'
import dialStyles from '#app/sections/contact/office-dial.css?url'
import { OfficeDial } from '#app/sections/contact/office-dial.tsx'
import { OfficeHours } from '#app/sections/contact/office-hours.tsx'
import { OtherWays } from '#app/sections/contact/other-ways.tsx'
import { Faq } from '#app/sections/faq.tsx'
import { MessagePage } from '#app/sections/message-page.tsx'
import { PageHeader } from '#app/sections/page-header.tsx'
import { Section } from '#app/sections/section.tsx'
import widgetStyles from '#app/sections/widgets/widgets.css?url'
import { application } from '#copy/forms/application.ts'
import { contact, contactReasons } from '#copy/forms/contact.ts'
import { jobMessages } from '#copy/job-messages.ts'
import type { Route } from './+types/contact'

/**
 * The questions, and the reason that `?reason=` prefills. With `?job=`, the page is the application for that
 * position, or explains why there is none.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const given = context.get(requestContext)
  const jobId = searchParams.get('job')
  if (jobId) return readJob(given.content, jobId)
  const reason = contactReasons.find(({ value }) => value === searchParams.get('reason'))?.value
  const questions = await shownQuestions(given, 'contact')
  return { state: 'contact', questions, prefilled: reason ? { reason } : {} } as const
}

export function action({ request, context }: Route.ActionArgs) {
  const jobId = new URL(request.url).searchParams.get('job')
  return jobId
    ? applicationAction(jobId, { request, context })
    : leadAction('contact', { request, context })
}

export const links: Route.LinksFunction = () =>
  [widgetStyles, dialStyles].map((href) => ({ rel: 'stylesheet', href }))

export const handle = {
  query: ['job', 'reason'],
  page: { path: '/contact', group: 'company', ...contact.meta, subtitle: contact.lead },
} satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (loaderData?.state === 'found') {
    const { id, title } = loaderData.value
    return buildMeta(matches, {
      title: application.heading(title),
      description: application.description(title),
      path: `/contact?job=${encodeURIComponent(id)}`,
    })
  }
  if (loaderData && loaderData.state !== 'contact') {
    const { title, text } = loaderData
    return buildMeta(matches, { title, description: text || title })
  }
  return buildMeta(matches, {
    ...handle.page,
    type: 'ContactPage',
    about: [
      { type: 'office' },
      ...(loaderData ? [{ type: 'questions' as const, items: loaderData.questions }] : []),
    ],
  })
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const [params] = useSearchParams()
  if (loaderData.state !== 'contact') {
    const job = loaderData.state === 'found' ? loaderData.value : undefined
    // A form that was posted keeps its values, even if its position was closed since.
    if (loaderData.state !== 'found' && !actionData) {
      const { label, back } = jobMessages
      return <MessagePage {...loaderData} label={label} actions={[back]} />
    }
    return <ApplicationPage posted={actionData} jobId={params.get('job') ?? ''} job={job} />
  }
  const { questions, prefilled } = loaderData
  const { demo, form, office, hours, otherWays, map, faq, labels } = contact
  return (
    <>
      <PageHeader label={labels.page} title={contact.heading} subtitle={contact.lead}>
        <TextLink to={demo.to} className="mt-4">
          {demo.label}
        </TextLink>
        <div className="contact-columns mt-8 grid gap-y-14">
          <section aria-label={form.heading} className="xl:pr-14">
            <ContactForm posted={actionData} prefilled={prefilled} />
          </section>
          <div className="space-y-12 xl:row-span-2">
            <section aria-labelledby="office">
              <h2 id="office" className="text-h3">
                {office.heading}
              </h2>
              <address className="mt-4 text-quiet not-italic">
                {office.place}
                <br />
                <a href={`mailto:${office.email}`} className="underline underline-offset-4">
                  {office.email}
                </a>
              </address>
            </section>
            <section aria-labelledby="hours">
              <h2 id="hours" className="text-h3">
                {hours.heading}
              </h2>
              <div className="mt-4">
                <Optional>
                  <OfficeDial />
                </Optional>
              </div>
              <Optional fallback={<OfficeHours isStatic />}>
                <OfficeHours />
              </Optional>
            </section>
          </div>
          <OtherWays heading={otherWays.heading} items={otherWays.items} />
        </div>
      </PageHeader>
      <Section id="map" label={labels.map} title={map.heading}>
        <div className="mt-8">
          <Optional>
            <CityMap />
          </Optional>
        </div>
      </Section>
      <Faq id="questions" label={labels.faq} {...faq} items={questions} />
    </>
  )
}
