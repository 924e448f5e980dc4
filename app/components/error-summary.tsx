import { useEffect, useRef } from 'react'

interface ErrorSummaryProps {
  heading: string
  errors: Record<string, string>
}

/** The list of what is wrong: takes the focus, and each entry leads to its field. */
export function ErrorSummary({ heading, errors }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (Object.keys(errors).length > 0) box.current?.focus()
  }, [errors])

  return (
    <div ref={box} role="alert" tabIndex={-1} className="alert">
      <h2 className="text-h4">{heading}</h2>
      <ul className="mt-2 text-small">
        {Object.entries(errors).map(([name, message]) => (
          <li key={name}>
            <a href={`#${name}`} className="inline-block py-1.5 underline underline-offset-4">
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
