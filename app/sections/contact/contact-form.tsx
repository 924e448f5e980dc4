import { Button } from '#app/components/button.tsx'
import { TextLink } from '#app/components/text-link.tsx'
import { FormFields } from '#app/forms/form-fields.tsx'
import type { PostedForm } from '#app/forms/form-submission.ts'
import { againField } from '#app/forms/form-values.ts'
import { LeadForm } from '#app/forms/lead-form.tsx'
import { SentView } from '#app/forms/sent-view.tsx'
import { useLeadForm } from '#app/forms/use-lead-form.ts'
import { contact } from '#copy/forms/contact.ts'
import { contactFields } from '#leads/fields/contact.ts'

interface ContactFormProps {
  posted: PostedForm | undefined
  /** The reason in the URL. */
  prefilled: Record<string, string>
}

/** "Send Another Message" keeps the fields about the sender, which are those with a token of autofill. */
const senderFields = contactFields
  .filter(({ autocomplete }) => autocomplete !== 'on')
  .map(({ name }) => name)

export function ContactForm({ posted, prefilled }: ContactFormProps) {
  const copy = contact.form
  const form = useLeadForm({
    form: 'contact',
    endpoint: '/api/email-send',
    fields: contactFields,
    posted: posted?.submission,
    onFailure: () => console.error(copy.failure.log),
  })
  if (form.submission.state === 'sent') {
    const { heading, text, steps, again, link } = copy.success
    const { email = '' } = form.sent ?? posted?.values ?? {}
    return (
      <SentView heading={heading} text={text} steps={steps(email)}>
        <form
          method="post"
          action="/contact"
          className="flex flex-wrap items-center gap-x-6 gap-y-3"
          onSubmit={(event) => {
            event.preventDefault()
            form.again()
          }}
        >
          <input type="hidden" name={againField} value="1" />
          {Object.entries(initialValues(posted)).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit">{again}</Button>
          <TextLink to={link.to}>{link.label}</TextLink>
        </form>
      </SentView>
    )
  }
  const initial = form.sent ? senderOf(form.sent) : initialValues(posted)
  return (
    <LeadForm form={form} copy={copy} size="lg" className="space-y-6">
      <FormFields
        fields={contactFields}
        values={{ ...prefilled, ...initial }}
        errors={form.errors}
      />
    </LeadForm>
  )
}

/** The values after a submission without scripts: all of them, or only the sender's if it was sent. */
function initialValues(posted: PostedForm | undefined): Record<string, string> {
  if (posted?.submission.state !== 'sent') return posted?.values ?? {}
  return senderOf(posted.values)
}

function senderOf(values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(senderFields.map((name) => [name, values[name] ?? '']))
}
