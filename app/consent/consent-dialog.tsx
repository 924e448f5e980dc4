import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { consent } from '#copy/consent.ts'
import { readChoice, useChoice } from './choice.ts'
import { ChoiceForm } from './choice-form.tsx'
import { offeredCategories } from './offered-categories.ts'

/**
 * Asks for consent to the optional services. Closing it without a choice denies consent for this document,
 * and the next page load asks again. Not shown on /cookies, which has the same form.
 */
export function ConsentDialog({ services }: { services: Parameters<typeof offeredCategories>[0] }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const { pathname } = useLocation()
  const choice = useChoice()
  const isOpen = choice !== undefined && !choice.chosen && !choice.signal && pathname !== '/cookies'

  useEffect(() => {
    void readChoice()
  }, [])
  useEffect(() => {
    if (!isOpen) return dialog.current?.close()
    dialog.current?.showModal()
    // Otherwise, the first checkbox would get focus.
    title.current?.focus()
  }, [isOpen])

  if (!choice) return null
  const { heading, text, more } = consent.dialog
  return (
    <dialog
      ref={dialog}
      aria-labelledby="consent-title"
      aria-describedby="consent-text"
      className="m-auto max-h-[calc(100dvh-2rem)] w-136 max-w-[calc(100vw-2rem)] overflow-y-auto border border-edge bg-raised p-6 text-text backdrop:bg-ink/80"
    >
      <h2 ref={title} id="consent-title" tabIndex={-1} className="text-h3 outline-none">
        {heading}
      </h2>
      <p id="consent-text" className="mt-4 text-small">
        {text}
      </p>
      <ChoiceForm
        choice={choice}
        offered={offeredCategories(services)}
        onChosen={() => dialog.current?.close()}
      />
      <Link
        to={more.to}
        className="inline-flex min-h-6 text-small underline decoration-accent underline-offset-4"
      >
        {more.label}
      </Link>
    </dialog>
  )
}
