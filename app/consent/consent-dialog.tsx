import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { consent, type OptionalCategory } from '#copy/consent.ts'
import { readChoice, useChoice } from './choice.ts'
import { ChoiceForm } from './choice-form.tsx'

/**
 * Asks once for a choice among the optional services. Closed without an answer, it means no, and is
 * asked again on another visit to a page. It keeps off the page where the choice can be made anyway.
 */
export function ConsentDialog({ offered }: { offered: readonly OptionalCategory[] }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const { pathname } = useLocation()
  const choice = useChoice()
  const asks = choice !== undefined && !choice.chosen && !choice.signal && pathname !== '/cookies'

  useEffect(() => {
    void readChoice()
  }, [])
  useEffect(() => {
    if (!asks) return dialog.current?.close()
    dialog.current?.showModal()
    // By itself the focus would go to the first checkbox, as if that were the answer.
    title.current?.focus()
  }, [asks])

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
      <ChoiceForm choice={choice} offered={offered} onChosen={() => dialog.current?.close()} />
      <Link
        to={more.to}
        className="inline-flex min-h-6 text-small underline decoration-signal underline-offset-4"
      >
        {more.label}
      </Link>
    </dialog>
  )
}
