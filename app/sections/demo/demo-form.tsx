import { useEffect, useState } from 'react'
import { serverTime } from '#app/browser-values/server-time.ts'
import { browserTimeZone } from '#app/browser-values/time-zone.ts'
import { Button } from '#app/components/button.tsx'
import { useClientValue } from '#app/components/use-client-value.ts'
import { FormFields } from '#app/forms/form-fields.tsx'
import type { PostedForm } from '#app/forms/form-submission.ts'
import { LeadForm } from '#app/forms/lead-form.tsx'
import { SentView } from '#app/forms/sent-view.tsx'
import { useLeadForm } from '#app/forms/use-lead-form.ts'
import { scheduleDemo } from '#copy/forms/schedule-demo.ts'
import { demoFields } from '#leads/fields/demo.ts'
import type { FormField } from '#leads/fields/field.ts'
import { canonicalTimeZone } from '#leads/fields/formats.ts'
import { calendarUrl } from './calendar-url.ts'
import { TimesField } from './times-field.tsx'

const isTimes = ({ type }: FormField) => type === 'times'

/** The demo request form. With scripts, the visitor's time zone is preselected. */
export function DemoForm({ posted }: { posted: PostedForm | undefined }) {
  const form = useLeadForm({
    form: 'schedule-demo',
    endpoint: '/api/schedule-demo',
    fields: demoFields,
    posted: posted?.submission,
    prepare: async (typed) => (await loadTimes()).prepareTimes(typed, await serverTime()),
  })
  const { submission, errors, sent, typed, readTyped, formProps } = form
  const ownZone = useClientValue(offeredTimeZone) ?? ''
  const { ref } = formProps
  const [dates, setDates] = useState<Record<number, string>>({})

  useEffect(() => {
    if (!typed) return
    let isCurrent = true
    Promise.all([loadTimes(), serverTime()]).then(
      ([{ datesOf }, now]) => isCurrent && setDates(datesOf(typed, now)),
      // The form works without the dates.
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [typed])

  // Runs after the draft is restored and the visitor's time zone is among the options.
  useEffect(() => {
    const field = ref.current?.elements.namedItem('timeZone')
    if (!(field instanceof HTMLSelectElement) || field.value !== '') return
    field.value = ownZone
    readTyped()
  }, [ref, ownZone, readTyped])

  if (submission.state === 'sent') {
    const { heading, text, steps, action, calendar } = scheduleDemo.form.success
    const values = sent ?? posted?.values ?? {}
    const file = calendarUrl(values)
    return (
      <SentView heading={heading} text={text} steps={steps(values.email ?? '')}>
        <div className="flex flex-wrap items-center gap-6">
          <Button to={action.to}>{action.label}</Button>
          {file ? (
            <a href={file} download className="text-link text-small">
              {calendar}
            </a>
          ) : null}
        </div>
      </SentView>
    )
  }
  const values = posted?.values ?? {}
  return (
    <LeadForm form={form} copy={scheduleDemo.form} size="lg" className="space-y-6">
      <FormFields
        fields={withOwnZone(ownZone)}
        values={values}
        errors={errors}
        times={demoFields
          .filter(isTimes)
          .map((field) => (
            <TimesField
              key={field.name}
              field={field}
              values={values}
              errors={errors}
              dates={dates}
            />
          ))}
      />
    </LeadForm>
  )
}

/** Loaded apart, because it brings Temporal to browsers without it. */
const loadTimes = () => import('./proposed-times.ts')

/** The browser's time zone, by the name that the form offers if it has one; empty when it's unknown. */
function offeredTimeZone(): string {
  const zone = browserTimeZone()
  const offered = timeZoneOptions.find(({ value }) => canonicalTimeZone(value) === zone)
  return (zone && offered?.value) ?? zone ?? ''
}

const timeZoneOptions = demoFields.find(({ name }) => name === 'timeZone')?.options ?? []

/** The fields, with the visitor's time zone as an option if the list doesn't have it. */
function withOwnZone(zone: string): readonly FormField[] {
  return demoFields.map((field) => {
    const { name, options = [] } = field
    if (name !== 'timeZone' || !zone || options.some(({ value }) => value === zone)) return field
    const own = { value: zone, label: zone, group: scheduleDemo.form.ownTimeZone }
    return { ...field, options: [...options, own] }
  })
}
