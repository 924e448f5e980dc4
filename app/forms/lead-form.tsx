import { type ComponentProps, Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import { ErrorSummary } from '#app/components/error-summary.tsx'
import { formErrors } from '#copy/errors.ts'
import { noticeLinks } from '#copy/forms/field.ts'
import { FailureAlert } from './failure-alert.tsx'
import { SubmitButton } from './submit-button.tsx'
import type { useLeadForm } from './use-lead-form.ts'

interface LeadFormProps extends Pick<ComponentProps<typeof SubmitButton>, 'size' | 'variant'> {
  /** The result of `useLeadForm`. */
  form: ReturnType<typeof useLeadForm>
  /** Texts of the button and of a failure. With `retry`, a failure has its own button. */
  copy: {
    submit: string
    submitting: string
    failure: { heading: string; unconfirmed?: string; retry?: string }
    /** The notice at collection: what the data is for and how long it is kept. */
    notice: string
  }
  /** Whether required fields are empty, which disables the button. */
  isIncomplete?: boolean
  /** The page that receives the form without scripts, if it isn't the form's own. */
  action?: string
  /** Whether it has a file, which needs another encoding. */
  hasFile?: boolean
  className: string
  /** The fields. */
  children: ReactNode
}

/** A form with its error summary above the fields, and its failure alert and button below them. */
export function LeadForm({
  form,
  copy,
  action,
  hasFile,
  className,
  children,
  ...button
}: LeadFormProps) {
  const { submission, leftError, isSending, formProps } = form
  return (
    <form
      // Orca says "invalid entry" for a form without a name while its required fields are empty.
      aria-label={copy.submit}
      method="post"
      action={action}
      encType={hasFile ? 'multipart/form-data' : undefined}
      {...formProps}
      className={className}
    >
      {submission.state === 'invalid' ? (
        <ErrorSummary
          heading={formErrors.summary}
          titlePrefix={formErrors.titlePrefix}
          errors={submission.errors}
        />
      ) : null}
      {children}
      <p className="text-small text-quiet">
        {copy.notice}
        {noticeLinks.map(({ label, to }, index) => (
          <Fragment key={to}>
            {index === 0 ? ' ' : ' · '}
            <Link to={to} prefetch="intent" className="underline underline-offset-4">
              {label}
            </Link>
          </Fragment>
        ))}
      </p>
      {submission.state === 'failed' ? (
        <FailureAlert submission={submission} {...copy.failure} />
      ) : null}
      <SubmitButton
        {...button}
        label={copy.submit}
        busyLabel={copy.submitting}
        isSending={isSending}
        fieldError={leftError}
      />
    </form>
  )
}
