import { useRef } from 'react'
import { Button } from '#app/components/button.tsx'
import { ErrorSummary } from '#app/components/error-summary.tsx'
import { FailureAlert } from '#app/forms/failure-alert.tsx'
import type { PostedForm } from '#app/forms/form-answer.ts'
import { FormFields } from '#app/forms/form-fields.tsx'
import { againField } from '#app/forms/form-values.ts'
import { SentView } from '#app/forms/sent-view.tsx'
import { SubmitButton } from '#app/forms/submit-button.tsx'
import { useLeadForm } from '#app/forms/use-lead-form.ts'
import { contact } from '#copy/contact.ts'
import { formErrors } from '#copy/errors.ts'
import { contactFields } from '#leads/fields/contact.ts'

interface ContactFormProps {
  posted: PostedForm | undefined
  /** Reason and subject from the URL. */
  prefilled: Record<string, string>
  /** The position that the message applies for. */
  job?: { id: string; title: string }
}

/** "Send Another Message" keeps the fields about the sender: those that browsers can autofill. */
const senderFields = contactFields
  .filter(({ autocomplete }) => autocomplete !== 'off')
  .map(({ name }) => name)

export function ContactForm({ posted, prefilled, job }: ContactFormProps) {
  const { form } = contact
  const identity = useRef<Record<string, string>>({})
  const { answer, isSending, sent, again, formProps } = useLeadForm({
    form: 'contact',
    endpoint: '/api/email-send',
    fields: contactFields,
    posted: posted?.answer,
    onFailure: () => console.error(form.failure.log),
  })
  if (answer.state === 'sent') {
    return (
      <SentView heading={form.success.heading} text={form.success.text}>
        <form
          method="post"
          action="/contact"
          onSubmit={(event) => {
            event.preventDefault()
            again()
          }}
        >
          <input type="hidden" name={againField} value="1" />
          {Object.entries(initialValues(posted)).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit">{form.success.again}</Button>
        </form>
      </SentView>
    )
  }
  const errors = answer.state === 'invalid' ? answer.errors : {}
  const remember = (element: HTMLFormElement) => {
    const values = new FormData(element)
    identity.current = Object.fromEntries(
      senderFields.map((name) => [name, String(values.get(name) ?? '')]),
    )
  }
  return (
    <form
      method="post"
      {...formProps}
      onSubmit={(event) => {
        remember(event.currentTarget)
        formProps.onSubmit(event)
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
      {job ? (
        <p className="border border-hairline bg-raised p-5">
          <span className="block text-small text-quiet">{form.application.heading}</span>
          <span className="font-semibold">{job.title}</span>
          <input type="hidden" name="job" value={job.id} />
        </p>
      ) : null}
      <FormFields
        fields={contactFields}
        values={{ ...prefilled, ...(sent ? identity.current : initialValues(posted)) }}
        errors={errors}
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

/** The values after a submission without script: all of them, or the sender's once it is sent. */
function initialValues(posted: PostedForm | undefined): Record<string, string> {
  if (posted?.answer.state !== 'sent') return posted?.values ?? {}
  return Object.fromEntries(senderFields.map((name) => [name, posted.values[name] ?? '']))
}
