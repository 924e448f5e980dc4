import { Optional } from '#app/components/optional.tsx'
import { TextLink } from '#app/components/text-link.tsx'
import { leadAction } from '#app/forms/lead-action.server.ts'
import illustration from '#app/media/illustrations/head-contact.svg?url'
import { buildMeta } from '#app/meta.ts'
import type { PageHandle } from '#app/page-handle.ts'
import { requestContext } from '#app/request-context.server.ts'
import { CityMap } from '#app/sections/contact/city-map.tsx'
import { ContactForm } from '#app/sections/contact/contact-form.tsx'
import { OfficeHours } from '#app/sections/contact/office-hours.tsx'
import { OtherWays } from '#app/sections/contact/other-ways.tsx'
import { Faq } from '#app/sections/faq.tsx'
import { PageHeader } from '#app/sections/page-header.tsx'
import { Section } from '#app/sections/section.tsx'
import { shownQuestions } from '#app/site-content.server.ts'
import { contact, contactReasons } from '#copy/forms/contact.ts'
import type { Route } from './+types/contact'

/** The questions, and the values that the URL prefills: `?reason=`, and `?job=` with an open job. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const reason = contactReasons.find(({ value }) => value === searchParams.get('reason'))?.value
  const jobId = searchParams.get('job')
  const prefilled: Record<string, string> = reason ? { reason } : {}
  const given = context.get(requestContext)
  const questions = await shownQuestions(given, 'contact')
  if (!jobId) return { questions, prefilled, jobGone: false }
  const read = await given.content.job(jobId)
  if (read.state !== 'found' || read.value.isClosed) {
    return { questions, prefilled, jobGone: read.state !== 'unreachable' }
  }
  const { id, title } = read.value
  const { application } = contact.form
  return {
    questions,
    prefilled: { reason: application.reason, subject: `${application.subjectStart}${title}` },
    job: { id, title },
    jobGone: false,
  }
}

export const action = ({ request, context }: Route.ActionArgs) =>
  leadAction('contact', { request, context })

export const handle = {
  page: { path: '/contact', group: 'company', ...contact.meta, subtitle: contact.lead },
} satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  buildMeta(matches, {
    ...handle.page,
    type: 'ContactPage',
    about: [
      { type: 'office' },
      ...(loaderData ? [{ type: 'questions' as const, items: loaderData.questions }] : []),
    ],
  })

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { questions, prefilled, job, jobGone } = loaderData
  const { demo, form, office, hours, otherWays, map, faq, labels } = contact
  return (
    <>
      <PageHeader
        label={labels.page}
        title={contact.heading}
        subtitle={contact.lead}
        illustration={illustration}
      >
        {job ? null : (
          <TextLink to={demo.to} className="mt-4">
            {demo.label}
          </TextLink>
        )}
      </PageHeader>
      <div className="section">
        <div className="aside" />
        <div className="grid min-w-0 gap-y-14 xl:grid-cols-[5fr_3fr]">
          <section aria-label={form.heading} className="xl:pr-14">
            {jobGone ? (
              <p className="mb-6 border border-edge p-5">{form.application.gone}</p>
            ) : null}
            <ContactForm posted={actionData} prefilled={prefilled} {...(job ? { job } : {})} />
          </section>
          <div className="space-y-12">
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
              <Optional fallback={<OfficeHours isStatic />}>
                <OfficeHours />
              </Optional>
            </section>
            <OtherWays heading={otherWays.heading} items={otherWays.items} />
          </div>
        </div>
      </div>
      <Section id="map" label={labels.map} title={map.heading}>
        <div className="mt-8">
          <Optional>
            <CityMap />
          </Optional>
        </div>
      </Section>
      <Section id="questions" label={labels.faq} title={faq.heading}>
        <Faq items={questions} />
      </Section>
    </>
  )
}
