import type { ReactNode } from 'react'
import { Label } from '#app/components/label.tsx'

interface SectionProps {
  /** The label in the aside, after the number of the section. If empty, only the number is shown. */
  label?: string
  title?: string
  intro?: string
  id?: string
  children?: ReactNode
}

/** A section of a page on the plumb line: a label in the aside, a heading, and content. */
export function Section({ label, title, intro, id, children }: SectionProps) {
  return (
    <section className="section" aria-labelledby={title && id ? `${id}-title` : undefined} id={id}>
      <div className="aside">{label === undefined ? null : <Label isNumbered>{label}</Label>}</div>
      <div className="min-w-0">
        {title ? (
          <h2 id={id ? `${id}-title` : undefined} className="max-w-4xl">
            {title}
          </h2>
        ) : null}
        {intro ? <p className="mt-4 max-w-prose text-lead text-quiet">{intro}</p> : null}
        {children}
      </div>
    </section>
  )
}
