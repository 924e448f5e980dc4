import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { Button } from '#app/components/button.tsx'

interface SubmitButtonProps extends Pick<ComponentProps<typeof Button>, 'size' | 'variant'> {
  label: string
  /** The label while the form is being sent. */
  busyLabel: string
  isSending: boolean
  /** Dims the button while required fields are empty. Pressing it shows which. */
  isIncomplete?: boolean
}

/** A form's submit button, with a status that announces its busy label to screen readers. */
export function SubmitButton(props: SubmitButtonProps) {
  const { label, busyLabel, isSending, isIncomplete = false, ...look } = props
  const button = useRef<HTMLButtonElement>(null)

  // The retry button of a failure is removed on submit, which would move its focus to the body.
  useLayoutEffect(() => {
    if (isSending && document.activeElement === document.body) {
      button.current?.focus({ preventScroll: true })
    }
  }, [isSending])

  return (
    <>
      <Button
        {...look}
        ref={button}
        type="submit"
        disabled={isSending || isIncomplete}
        focusableWhenDisabled
      >
        {isSending ? busyLabel : label}
      </Button>
      <p role="status" className="sr-only">
        {isSending ? busyLabel : ''}
      </p>
    </>
  )
}
