import { Button } from '#app/components/button.tsx'
import { prepareFiles, sendWithFiles } from '#app/forms/file-form.ts'
import { FormFields } from '#app/forms/form-fields.tsx'
import type { PostedForm } from '#app/forms/form-submission.ts'
import { LeadForm } from '#app/forms/lead-form.tsx'
import { SentView } from '#app/forms/sent-view.tsx'
import { useLeadForm } from '#app/forms/use-lead-form.ts'
import { application } from '#copy/forms/application.ts'
import { applicationFields } from '#leads/fields/application.ts'

interface ApplicationFormProps {
  posted: PostedForm | undefined
  /** The position. Its title is empty while the content platform is unreachable. */
  job: { id: string; title: string }
}

/** The form that applies for a position. Each position has a draft of its own. */
export function ApplicationForm({ posted, job }: ApplicationFormProps) {
  const copy = application.form
  const form = useLeadForm({
    form: `application-${job.id}`,
    endpoint: '/api/job-application',
    fields: applicationFields,
    posted: posted?.submission,
    prepare: prepareFiles,
    send: sendWithFiles,
  })
  if (form.submission.state === 'sent') {
    const { heading, text, steps, action } = copy.success
    const { email = '' } = form.sent ?? posted?.values ?? {}
    return (
      <SentView heading={heading} text={text(job.title)} steps={steps(email)}>
        <Button to={action.to}>{action.label}</Button>
      </SentView>
    )
  }
  const values = posted?.values ?? {}
  const chooseAgain = form.errors.cv ? undefined : values.cv
  return (
    <LeadForm form={form} copy={copy} hasFile size="lg" className="space-y-6">
      {form.errors.job ? (
        <p id="job" tabIndex={-1} className="text-danger">
          {form.errors.job}
        </p>
      ) : null}
      <input type="hidden" name="job" value={job.id} />
      <FormFields
        fields={chooseAgain ? withRule(copy.chooseAgain(chooseAgain)) : applicationFields}
        values={values}
        errors={form.errors}
      />
    </LeadForm>
  )
}

/** The fields, with a note next to the file. */
function withRule(rule: string): typeof applicationFields {
  return applicationFields.map((field) => (field.type === 'file' ? { ...field, rule } : field))
}
