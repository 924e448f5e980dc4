import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import type { Button } from '#app/components/button.tsx'

interface SubmitButtonProps extends Pick<ComponentProps<typeof Button>, 'size' | 'variant'> {
  label: string
  /** The label while the form is being sent. */
  busyLabel: string
  isSending: boolean
  /** Whether required fields are empty. Pressing the button shows which. */
  isIncomplete?: boolean
  /** The error of the field that the visitor left last; empty for none. */
  fieldError: string
}

/** A form's submit button, with a status that announces its busy label and a field's error to screen readers. */
export function SubmitButton(props: SubmitButtonProps) {
  const { label, busyLabel, isSending, isIncomplete, fieldError } = props
  const { size = 'md', variant = 'primary' } = props
  const button = useRef<HTMLButtonElement>(null)

  // A press doesn't focus it, and the retry button of a failure, which had the focus, is removed on submit.
  useLayoutEffect(() => {
    if (isSending) button.current?.focus({ preventScroll: true })
  }, [isSending])

  return (
    <>
      <button
        ref={button}
        type="submit"
        className={`button button-${variant} button-${size}${isSending ? ' button-disabled' : ''}`}
        // Not `disabled`, so that it keeps the focus, and a press can say what's missing.
        aria-disabled={isSending || isIncomplete || undefined}
        // The error of a field that loses the focus would move the button away before the press ends.
        onMouseDown={(event) => event.preventDefault()}
      >
        {isSending ? busyLabel : label}
      </button>
      <p role="status" className="sr-only">
        {isSending ? busyLabel : fieldError}
      </p>
    </>
  )
}
