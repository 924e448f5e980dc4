import { ErrorSummary } from '#app/components/error-summary.tsx'
import { FailureAlert } from '#app/forms/failure-alert.tsx'
import type { PostedForm } from '#app/forms/form-answer.ts'
import { FormFields } from '#app/forms/form-fields.tsx'
import { SentView } from '#app/forms/sent-view.tsx'
import { SubmitButton } from '#app/forms/submit-button.tsx'
import { useLeadForm } from '#app/forms/use-lead-form.ts'
import { formErrors } from '#copy/errors.ts'
import { newsletter } from '#copy/newsletter.ts'
import { email } from '#leads/fields/field.ts'
import { newsletterFields } from '#leads/fields/newsletter.ts'

/** The id of the field, as a link target. */
export const newsletterFieldId = email.name

interface NewsletterFormProps {
  /** The result of a submission without script, on the form's own page. */
  posted?: PostedForm | undefined
}

/** The newsletter form in one column. Without script it posts to `/newsletter`. */
export function NewsletterForm({ posted }: NewsletterFormProps) {
  const { form } = newsletter
  const { answer, isSending, formProps } = useLeadForm({
    form: 'newsletter',
    endpoint: '/api/newsletter',
    fields: newsletterFields,
    posted: posted?.answer,
  })
  if (answer.state === 'sent') {
    return (
      <div className="mt-8 max-w-md [&_h2]:text-h3">
        <SentView heading={form.success.heading} text={form.success.text} />
      </div>
    )
  }
  const errors = answer.state === 'invalid' ? answer.errors : {}
  return (
    <form method="post" action="/newsletter" {...formProps} className="max-w-md space-y-4">
      {answer.state === 'invalid' ? (
        <ErrorSummary
          heading={formErrors.summary}
          titlePrefix={formErrors.titlePrefix}
          errors={errors}
        />
      ) : null}
      <FormFields
        fields={newsletterFields}
        values={posted?.values ?? {}}
        errors={errors}
        isNarrow
      />
      {answer.state === 'failed' ? (
        <FailureAlert answer={answer} heading={form.failure.heading} />
      ) : null}
      <SubmitButton
        variant="outline"
        label={form.submit}
        busyLabel={form.submitting}
        isSending={isSending}
      />
    </form>
  )
}

/** The newsletter form with its heading, below the list of articles. */
export function NewsletterBox() {
  const { heading, text } = newsletter.form
  return (
    <section
      aria-labelledby="newsletter"
      className="mt-16 border-t border-hairline pt-10 [&_input]:scroll-mt-64"
    >
      <h2 id="newsletter" className="text-h3">
        {heading}
      </h2>
      <p className="mt-2 mb-4 text-small text-quiet">{text}</p>
      <NewsletterForm />
    </section>
  )
}
