import { type ReactNode, useEffect, useRef } from 'react'
import { focusInView } from '#app/components/focus-in-view.ts'

/** The confirmation after a form is sent. Its heading takes focus. */
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
  useEffect(() => focusInView(title.current), [])
  return (
    <div className="sent">
      <h2 ref={title} tabIndex={-1}>
        {heading}
      </h2>
      <p role="status">{text}</p>
      <div className="mt-8">{children}</div>
    </div>
  )
}
