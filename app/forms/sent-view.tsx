import { type ReactNode, useEffect, useId, useRef } from 'react'
import { focusInView } from '#app/components/focus-in-view.ts'
import { NumberedList } from '#app/components/numbered-list.tsx'

interface SentViewProps {
  heading: string
  text: string
  /** What happens next, in order. */
  steps?: readonly string[]
  children?: ReactNode
}

/** The confirmation after a form is sent. Its heading takes focus, and the text is its description. */
export function SentView({ heading, text, steps = [], children }: SentViewProps) {
  const title = useRef<HTMLHeadingElement>(null)
  const id = useId()
  useEffect(() => focusInView(title.current), [])
  return (
    <div className="sent">
      <h2 ref={title} tabIndex={-1} aria-describedby={id}>
        {heading}
      </h2>
      <p id={id}>{text}</p>
      {steps.length > 0 ? (
        <div className="mt-8 max-w-prose border-b border-hairline">
          <NumberedList items={steps} />
        </div>
      ) : null}
      <div className="mt-8">{children}</div>
    </div>
  )
}
