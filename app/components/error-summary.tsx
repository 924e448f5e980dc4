import { useEffect, useId, useRef } from 'react'
import { focusInView } from './focus-in-view.ts'

interface ErrorSummaryProps {
  heading: string
  /** Prefix of the document's title while the summary is shown, such as `Error: `. */
  titlePrefix: string
  /** The message of each invalid field, by the `id` of its control. */
  errors: Readonly<Record<string, string>>
}

/**
 * The list of errors. It takes focus, and each entry links to its field. Not an alert, because screen readers
 * would read it twice.
 */
export function ErrorSummary({ heading, titlePrefix, errors }: ErrorSummaryProps) {
  const box = useRef<HTMLElement>(null)
  const id = useId()

  useEffect(() => {
    if (Object.keys(errors).length > 0) focusInView(box.current)
  }, [errors])

  useEffect(() => {
    document.title = titlePrefix + document.title
    // A navigation may have changed the title before this runs.
    return () => {
      if (document.title.startsWith(titlePrefix)) {
        document.title = document.title.slice(titlePrefix.length)
      }
    }
  }, [titlePrefix])

  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby={`${id}heading`}
      aria-describedby={`${id}list`}
      className="alert"
    >
      <h2 id={`${id}heading`} className="text-h4">
        {heading}
      </h2>
      <ul id={`${id}list`} className="mt-2 text-small">
        {Object.entries(errors).map(([control, message]) => (
          <li key={control}>
            <a href={`#${control}`} className="inline-block py-1.5 underline underline-offset-4">
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
