import { useEffect, useRef } from 'react'
import { Alert } from '#app/components/alert.tsx'
import { Button } from '#app/components/button.tsx'
import { brand } from '#copy/brand.ts'
import { formErrors } from '#copy/errors.ts'
import type { FormAnswer } from './form-answer.ts'

interface FailureAlertProps {
  answer: Extract<FormAnswer, { state: 'failed' }>
  heading: string
  text: string
  retry: string
}

/** Says that a form was not sent, keeps the visitor's words, and gives two ways on (handling: Forms). */
export function FailureAlert({ answer, heading, text, retry }: FailureAlertProps) {
  const box = useRef<HTMLDivElement>(null)
  // The button that was pressed is disabled while it sends, and loses the focus.
  useEffect(() => {
    if (answer.state === 'failed') box.current?.focus()
  }, [answer])
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <Alert heading={heading}>
        <p className="mt-2 text-small">{answer.reason === 'limited' ? formErrors.tooMany : text}</p>
        <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3 text-small">
          <Button type="submit" size="sm" variant="outline">
            {retry}
          </Button>
          <a href={`mailto:${brand.email}`} className="underline underline-offset-4">
            {brand.email}
          </a>
        </div>
      </Alert>
    </div>
  )
}
