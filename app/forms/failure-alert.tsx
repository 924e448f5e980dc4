import { useEffect, useRef } from 'react'
import { Alert } from '#app/components/alert.tsx'
import { Button } from '#app/components/button.tsx'
import { brand } from '#copy/brand.ts'
import { formErrors } from '#copy/errors.ts'
import type { FormSubmission } from './form-submission.ts'

interface FailureAlertProps {
  submission: Extract<FormSubmission, { state: 'failed' }>
  heading: string
  /** The heading if there was no response. By default, the other one. */
  unconfirmed?: string
  /** The label of a retry button, for forms that may have their submit button out of view. */
  retry?: string
}

/** Says that a form was not sent, or may not have been, and why, and offers an email address as an alternative. */
export function FailureAlert({ submission, retry, ...headings }: FailureAlertProps) {
  const { heading, unconfirmed = heading } = headings
  const box = useRef<HTMLDivElement>(null)
  // Each failure mounts a new alert, because submitting removes the previous one.
  useEffect(() => {
    // Returns a promise in recent browsers, which would be taken for a cleanup function.
    box.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [])
  return (
    <Alert ref={box} heading={submission.reason === 'unreachable' ? unconfirmed : heading}>
      <p className="mt-2">{formErrors.reasons[submission.reason]}</p>
      <p>{formErrors.retryHint}</p>
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3">
        {retry ? (
          <Button type="submit" size="sm" variant="outline">
            {retry}
          </Button>
        ) : null}
        <a href={`mailto:${brand.email}`} className="underline underline-offset-4">
          {brand.email}
        </a>
      </div>
    </Alert>
  )
}
