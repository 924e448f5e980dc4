import { useEffect, useRef } from 'react'
import { Alert } from './alert.tsx'
import { focusInView } from './focus-in-view.ts'

interface ErrorSummaryProps {
  heading: string
  /** Prefix of the document's title while the summary is shown, such as `Error: `. */
  titlePrefix: string
  /** The message of each invalid field, by the `id` of its control. */
  errors: Readonly<Record<string, string>>
}

/** The list of errors. It takes focus, and each entry links to its field. */
export function ErrorSummary({ heading, titlePrefix, errors }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)

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
    <Alert ref={box} heading={heading}>
      <ul className="mt-2 text-small">
        {Object.entries(errors).map(([id, message]) => (
          <li key={id}>
            <a href={`#${id}`} className="inline-block py-1.5 underline underline-offset-4">
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
