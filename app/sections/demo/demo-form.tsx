import { useEffect } from 'react'
import { Button } from '#app/components/button.tsx'
import { ErrorSummary } from '#app/components/error-summary.tsx'
import { FailureAlert } from '#app/forms/failure-alert.tsx'
import type { PostedForm } from '#app/forms/form-answer.ts'
import { FormFields } from '#app/forms/form-fields.tsx'
import { SentView } from '#app/forms/sent-view.tsx'
import { SubmitButton } from '#app/forms/submit-button.tsx'
import { TimesField } from '#app/forms/times-field.tsx'
import { useLeadForm } from '#app/forms/use-lead-form.ts'
import { formErrors } from '#copy/errors.ts'
import { scheduleDemo } from '#copy/schedule-demo.ts'
import { demoFields } from '#leads/fields/demo.ts'
import { calendarAddress } from './calendar-address.ts'

/** A demo request with preferred times; the visitor's time zone is filled in once script runs. */
export function DemoForm({ posted }: { posted: PostedForm | undefined }) {
  const { form } = scheduleDemo
  const { answer, isSending, sent, formProps } = useLeadForm({
    form: 'schedule-demo',
    endpoint: '/api/schedule-demo',
    fields: demoFields,
    posted: posted?.answer,
  })
  const { ref } = formProps

  useEffect(() => {
    const field = ref.current?.elements.namedItem('timeZone')
    if (field instanceof HTMLInputElement && field.value === '') {
      field.value = Intl.DateTimeFormat().resolvedOptions().timeZone
    }
  }, [ref])

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
  return (
    <form method="post" {...formProps} className="space-y-6">
      {answer.state === 'invalid' ? (
        <ErrorSummary
          heading={formErrors.summary}
          titlePrefix={formErrors.titlePrefix}
          errors={errors}
        />
      ) : null}
      <FormFields
        fields={demoFields}
        values={posted?.values ?? {}}
        errors={errors}
        times={TimesField}
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
