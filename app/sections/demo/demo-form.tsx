import { type FormEvent, useEffect, useState } from 'react'
import { Button } from '#app/components/button.tsx'
import { ErrorSummary } from '#app/components/error-summary.tsx'
import { FailureAlert } from '#app/forms/failure-alert.tsx'
import type { PostedForm } from '#app/forms/form-answer.ts'
import { FormFields } from '#app/forms/form-fields.tsx'
import { formValues } from '#app/forms/form-values.ts'
import { SentView } from '#app/forms/sent-view.tsx'
import { SubmitButton } from '#app/forms/submit-button.tsx'
import { useLeadForm } from '#app/forms/use-lead-form.ts'
import { formErrors } from '#copy/errors.ts'
import { scheduleDemo } from '#copy/schedule-demo.ts'
import { demoFields } from '#leads/fields/demo.ts'
import type { FormField } from '#leads/fields/field.ts'
import { calendarAddress } from './calendar-address.ts'
import { datesOf, prepareTimes } from './proposed-times.ts'
import { TimesField } from './times-field.tsx'

const isTimes = ({ type }: FormField) => type === 'times'

/** The demo request form; with script the visitor's time zone is preselected. */
export function DemoForm({ posted }: { posted: PostedForm | undefined }) {
  const { form } = scheduleDemo
  const [ownZone, setOwnZone] = useState('')
  const [dates, setDates] = useState<Record<number, string>>({})
  const { answer, isSending, sent, formProps } = useLeadForm({
    form: 'schedule-demo',
    endpoint: '/api/schedule-demo',
    fields: demoFields,
    posted: posted?.answer,
    prepare: (typed) => prepareTimes(typed, new Date()),
  })
  const { ref } = formProps

  useEffect(() => setOwnZone(Intl.DateTimeFormat().resolvedOptions().timeZone ?? ''), [])

  // After the draft is restored and the visitor's time zone is one of the options.
  useEffect(() => {
    const field = ref.current?.elements.namedItem('timeZone')
    if (field instanceof HTMLSelectElement && field.value === '') field.value = ownZone
    setDates(datesIn(ref.current))
  }, [ref, ownZone])

  if (answer.state === 'sent') {
    const { heading, text, action, calendar } = form.success
    const file = calendarAddress(sent ?? posted?.values ?? {})
    return (
      <SentView heading={heading} text={text}>
        <div className="flex flex-wrap items-center gap-6">
          <Button to={action.to}>{action.label}</Button>
          {file ? (
            <a href={file} download className="underline decoration-signal underline-offset-4">
              {calendar}
            </a>
          ) : null}
        </div>
      </SentView>
    )
  }
  const errors = answer.state === 'invalid' ? answer.errors : {}
  const values = posted?.values ?? {}
  return (
    <form
      method="post"
      {...formProps}
      onInput={(event: FormEvent<HTMLFormElement>) => {
        formProps.onInput()
        setDates(datesIn(event.currentTarget))
      }}
      className="space-y-6"
    >
      {answer.state === 'invalid' ? (
        <ErrorSummary
          heading={formErrors.summary}
          titlePrefix={formErrors.titlePrefix}
          errors={errors}
        />
      ) : null}
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
      {answer.state === 'failed' ? (
        <FailureAlert answer={answer} heading={form.failure.heading} retry={form.failure.retry} />
      ) : null}
      <SubmitButton
        size="lg"
        label={form.submit}
        busyLabel={form.submitting}
        isSending={isSending}
      />
    </form>
  )
}

function datesIn(form: HTMLFormElement | null): Record<number, string> {
  return form ? datesOf(formValues(new FormData(form)), new Date()) : {}
}

/** The fields, with the visitor's time zone as an option if it is not listed. */
function withOwnZone(zone: string): readonly FormField[] {
  return demoFields.map((field) => {
    const { name, options = [] } = field
    if (name !== 'timeZone' || !zone || options.some(({ value }) => value === zone)) return field
    const own = { value: zone, label: zone, group: scheduleDemo.form.ownTimeZone }
    return { ...field, options: [...options, own] }
  })
}
