import { type ReactNode, useEffect, useId, useRef } from 'react'
import { focusInView } from '#app/components/focus-in-view.ts'

/** The confirmation after a form is sent. Its heading takes focus, and the text is its description. */
export function SentView({
  heading,
  text,
  children,
}: {
  heading: string
  text: string
  children?: ReactNode
}) {
  const title = useRef<HTMLHeadingElement>(null)
  const id = useId()
  useEffect(() => focusInView(title.current), [])
  return (
    <div className="sent">
      <h2 ref={title} tabIndex={-1} aria-describedby={id}>
        {heading}
      </h2>
      <p id={id}>{text}</p>
      <div className="mt-8">{children}</div>
    </div>
  )
}
