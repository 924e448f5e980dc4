import { Button } from '#app/components/button.tsx'
import { TextLink } from '#app/components/text-link.tsx'
import { FormFields } from '#app/forms/form-fields.tsx'
import type { PostedForm } from '#app/forms/form-submission.ts'
import { hasMissing } from '#app/forms/form-values.ts'
import { LeadForm } from '#app/forms/lead-form.tsx'
import { SentView } from '#app/forms/sent-view.tsx'
import { useLeadForm } from '#app/forms/use-lead-form.ts'
import { waitlist } from '#copy/forms/waitlist.ts'
import type { Plan } from '#copy/pricing/plans.ts'
import { waitlistFields } from '#leads/fields/waitlist.ts'

interface WaitlistFormProps {
  posted: PostedForm | undefined
  /** The plan with the button that linked here. */
  plan?: Pick<Plan, 'id' | 'name'>
}

export function WaitlistForm({ posted, plan }: WaitlistFormProps) {
  const form = useLeadForm({
    form: 'waitlist',
    endpoint: '/api/waitlistapi',
    fields: waitlistFields,
    posted: posted?.submission,
  })
  const { submission, errors, typed, sent } = form
  if (submission.state === 'sent') {
    const { heading, text, steps, action, link } = waitlist.form.success
    const { email = '' } = sent ?? posted?.values ?? {}
    return (
      <SentView heading={heading} text={text} steps={steps(email)}>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button to={action.to}>{action.label}</Button>
          <TextLink to={link.to}>{link.label}</TextLink>
        </div>
      </SentView>
    )
  }
  return (
    <LeadForm
      form={form}
      copy={waitlist.form}
      size="lg"
      // Not in the server's HTML, where it would stay disabled without scripts.
      isIncomplete={typed !== undefined && hasMissing(waitlistFields, typed)}
      className="max-w-xl space-y-6"
    >
      {plan ? (
        <p className="text-small text-quiet">
          {waitlist.plan.chosen} <strong className="text-text">{plan.name}</strong>
          <input type="hidden" name="plan" value={plan.id} />
        </p>
      ) : null}
      <FormFields fields={waitlistFields} values={posted?.values ?? {}} errors={errors} isNarrow />
    </LeadForm>
  )
}
