import { type FormEvent, useEffect, useState } from 'react'
import { Button } from '#app/components/button.tsx'
import { ErrorSummary } from '#app/components/error-summary.tsx'
import type { PostedForm } from '#app/forms/form-answer.ts'
import { FormFields } from '#app/forms/form-fields.tsx'
import { SentView } from '#app/forms/sent-view.tsx'
import { ShortFailure } from '#app/forms/short-failure.tsx'
import { useLeadForm } from '#app/forms/use-lead-form.ts'
import { formErrors } from '#copy/errors.ts'
import type { Plan } from '#copy/plans.ts'
import { waitlist } from '#copy/waitlist.ts'
import { waitlistFields } from '#leads/fields/waitlist.ts'

interface WaitlistFormProps {
  posted: PostedForm | undefined
  /** The plan whose button led here. */
  plan?: Pick<Plan, 'id' | 'name'>
}

export function WaitlistForm({ posted, plan }: WaitlistFormProps) {
  const { form } = waitlist
  const { answer, isSending, formProps } = useLeadForm({
    form: 'waitlist',
    endpoint: '/api/waitlistapi',
    posted: posted?.answer,
  })
  const [isEmpty, setEmpty] = useState(false)
  const { ref } = formProps

  // The HTML carries no `disabled`: only once script runs does an empty field disable the button.
  useEffect(() => setEmpty(hasBlank(ref.current)), [ref])

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
        setEmpty(hasBlank(event.currentTarget))
      }}
      className="max-w-xl space-y-6"
    >
      {answer.state === 'invalid' ? (
        <ErrorSummary heading={formErrors.summary} errors={errors} />
      ) : null}
      {plan ? (
        <p className="text-small text-quiet">
          {waitlist.plan.chosen} <strong className="text-text">{plan.name}</strong>
          <input type="hidden" name="plan" value={plan.id} />
        </p>
      ) : null}
      <FormFields fields={waitlistFields} values={posted?.values ?? {}} errors={errors} isNarrow />
      {answer.state === 'failed' ? <ShortFailure answer={answer} text={form.failure} /> : null}
      <Button type="submit" size="lg" disabled={isSending || isEmpty}>
        {isSending ? form.submitting : form.submit}
      </Button>
    </form>
  )
}

function hasBlank(form: HTMLFormElement | null): boolean {
  if (!form) return false
  const values = new FormData(form)
  return waitlistFields.some(({ name }) => !String(values.get(name) ?? '').trim())
}
