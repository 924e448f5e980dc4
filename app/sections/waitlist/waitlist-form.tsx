import { type FormEvent, useEffect, useState } from 'react'
import { Button } from '#app/components/button.tsx'
import { ErrorSummary } from '#app/components/error-summary.tsx'
import { FailureAlert } from '#app/forms/failure-alert.tsx'
import type { PostedForm } from '#app/forms/form-answer.ts'
import { FormFields } from '#app/forms/form-fields.tsx'
import { formValues, missingFields } from '#app/forms/form-values.ts'
import { SentView } from '#app/forms/sent-view.tsx'
import { SubmitButton } from '#app/forms/submit-button.tsx'
import { useLeadForm } from '#app/forms/use-lead-form.ts'
import { formErrors } from '#copy/errors.ts'
import type { Plan } from '#copy/plans.ts'
import { waitlist } from '#copy/waitlist.ts'
import { waitlistFields } from '#leads/fields/waitlist.ts'

interface WaitlistFormProps {
  posted: PostedForm | undefined
  /** The plan whose button linked here. */
  plan?: Pick<Plan, 'id' | 'name'>
}

export function WaitlistForm({ posted, plan }: WaitlistFormProps) {
  const { form } = waitlist
  const { answer, isSending, formProps } = useLeadForm({
    form: 'waitlist',
    endpoint: '/api/waitlistapi',
    fields: waitlistFields,
    posted: posted?.answer,
  })
  const [isIncomplete, setIncomplete] = useState(false)
  const { ref } = formProps

  // Not in the server's HTML: without script it would stay disabled.
  useEffect(() => setIncomplete(hasMissing(ref.current)), [ref])

  if (answer.state === 'sent') {
    return (
      <SentView heading={form.success.heading} text={form.success.text}>
        <Button to={form.success.action.to}>{form.success.action.label}</Button>
      </SentView>
    )
  }
  const errors = answer.state === 'invalid' ? answer.errors : {}
  return (
    <form
      method="post"
      {...formProps}
      onInput={(event: FormEvent<HTMLFormElement>) => {
        formProps.onInput()
        setIncomplete(hasMissing(event.currentTarget))
      }}
      className="max-w-xl space-y-6"
    >
      {answer.state === 'invalid' ? (
        <ErrorSummary
          heading={formErrors.summary}
          titlePrefix={formErrors.titlePrefix}
          errors={errors}
        />
      ) : null}
      {plan ? (
        <p className="text-small text-quiet">
          {waitlist.plan.chosen} <strong className="text-text">{plan.name}</strong>
          <input type="hidden" name="plan" value={plan.id} />
        </p>
      ) : null}
      <FormFields fields={waitlistFields} values={posted?.values ?? {}} errors={errors} isNarrow />
      {answer.state === 'failed' ? (
        <FailureAlert answer={answer} heading={form.failure.heading} />
      ) : null}
      <SubmitButton
        size="lg"
        label={form.submit}
        busyLabel={form.submitting}
        isSending={isSending}
        isIncomplete={isIncomplete}
      />
    </form>
  )
}

function hasMissing(form: HTMLFormElement | null): boolean {
  if (!form) return false
  return Object.keys(missingFields(waitlistFields, formValues(new FormData(form)))).length > 0
}
