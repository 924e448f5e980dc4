import { Alert } from '#app/components/alert.tsx'
import { Button } from '#app/components/button.tsx'
import { pageErrors } from '#copy/errors.ts'

interface FailureProps {
  message: string
  /** The URL to retry. */
  retry: string
}

/** Shown instead of data that could not be loaded, with two actions. */
export function Failure({ message, retry }: FailureProps) {
  return (
    <div className="mt-8 max-w-xl">
      <Alert heading={message}>
        <div className="mt-5 flex flex-wrap items-center gap-6">
          <Button to={retry} variant="outline">
            {pageErrors.retry}
          </Button>
          <a href={`mailto:${pageErrors.email}`} className="text-link">
            {pageErrors.email}
          </a>
        </div>
      </Alert>
    </div>
  )
}
