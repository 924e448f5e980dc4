import type { ReactNode } from 'react'
import { Badge } from '#app/components/badge.tsx'
import { Label } from '#app/components/label.tsx'

interface SectionProps {
  /** The label on the rail, after the number of the section; empty for the number alone. */
  label?: string
  title?: string
  /** A tag beside the title. */
  tag?: string | undefined
  intro?: string
  id?: string
  children?: ReactNode
}

/** A page section on the plumb line: a label on the rail, a heading and content. */
export function Section({ label, title, tag, intro, id, children }: SectionProps) {
  return (
    <section className="band" aria-labelledby={title && id ? `${id}-title` : undefined} id={id}>
      <div className="rail">{label === undefined ? null : <Label isNumbered>{label}</Label>}</div>
      <div className="min-w-0">
        {title ? (
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <h2 id={id ? `${id}-title` : undefined} className="max-w-4xl">
              {title}
            </h2>
            {tag ? <Badge>{tag}</Badge> : null}
          </div>
        ) : null}
        {intro ? <p className="mt-4 max-w-prose text-lead text-quiet">{intro}</p> : null}
        {children}
      </div>
    </section>
  )
}
