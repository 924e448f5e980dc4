import { FormFields } from '#app/forms/form-fields.tsx'
import type { PostedForm } from '#app/forms/form-submission.ts'
import { LeadForm } from '#app/forms/lead-form.tsx'
import { SentView } from '#app/forms/sent-view.tsx'
import { useLeadForm } from '#app/forms/use-lead-form.ts'
import { newsletter } from '#copy/forms/newsletter.ts'
import { email } from '#leads/fields/field.ts'
import { newsletterFields } from '#leads/fields/newsletter.ts'

/** The ID of the field, as a link target. */
export const newsletterFieldId = email.name

interface NewsletterFormProps {
  /** The result of a submission without scripts, on the form's own page. */
  posted?: PostedForm | undefined
  /** Whether it's the main content of the page. */
  isMain?: boolean
}

/** The newsletter form in one column. Without scripts, it posts to `/newsletter`. */
export function NewsletterForm({ posted, isMain = false }: NewsletterFormProps) {
  const form = useLeadForm({
    form: 'newsletter',
    endpoint: '/api/newsletter',
    fields: newsletterFields,
    posted: posted?.submission,
  })
  const { heading, text } = newsletter.form.success
  if (form.submission.state === 'sent') {
    return (
      <div className="mt-8 max-w-md [&_h2]:text-h3">
        <SentView heading={heading} text={text} />
      </div>
    )
  }
  return (
    <LeadForm
      form={form}
      copy={newsletter.form}
      action="/newsletter"
      {...(isMain ? { size: 'lg' } : { variant: 'outline' })}
      className="max-w-md space-y-4"
    >
      <FormFields
        fields={newsletterFields}
        values={posted?.values ?? {}}
        errors={form.errors}
        isNarrow
      />
    </LeadForm>
  )
}

/** The newsletter form with its heading, below the list of articles. */
export function NewsletterBox() {
  const { heading, text } = newsletter.form
  return (
    <section
      aria-labelledby="newsletter-heading"
      className="mt-16 gap-x-8 border-t border-hairline pt-10 lg:grid lg:grid-cols-2 [&_input]:scroll-mt-64"
    >
      <div className="mb-4">
        <h2 id="newsletter-heading" className="text-h3">
          {heading}
        </h2>
        <p className="mt-2 text-small text-quiet">{text}</p>
      </div>
      <NewsletterForm />
    </section>
  )
}
