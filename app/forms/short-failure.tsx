import { Alert } from '#app/components/alert.tsx'
import { brand } from '#copy/brand.ts'
import { formErrors } from '#copy/errors.ts'
import type { FormAnswer } from './form-answer.ts'

interface ShortFailureProps {
  answer: Extract<FormAnswer, { state: 'failed' }>
  text: string
}

/** Says in one line that a short form was not sent, and where to write instead; its button stays. */
export function ShortFailure({ answer, text }: ShortFailureProps) {
  return (
    <Alert>
      <p>{answer.reason === 'limited' ? formErrors.tooMany : text}</p>
      <a href={`mailto:${brand.email}`} className="text-small underline underline-offset-4">
        {brand.email}
      </a>
    </Alert>
  )
}
