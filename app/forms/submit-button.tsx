import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { Button } from '#app/components/button.tsx'

interface SubmitButtonProps extends Pick<ComponentProps<typeof Button>, 'size' | 'variant'> {
  label: string
  /** Stands for the label while the form is on its way. */
  busyLabel: string
  isSending: boolean
  /** Dims the button while something is missing; it can be pressed and then says what. */
  isIncomplete?: boolean
}

/** A form's submit button, with a status that says its busy label to screen readers. */
export function SubmitButton(props: SubmitButtonProps) {
  const { label, busyLabel, isSending, isIncomplete = false, ...look } = props
  const button = useRef<HTMLButtonElement>(null)

  // The retry button of a failure goes away on submit, and would leave the focus on the body.
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
