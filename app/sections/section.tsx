import type { ReactNode } from 'react'
import { Badge } from '#app/components/badge.tsx'
import { Label } from '#app/components/label.tsx'
import { UnbrokenWords } from '#app/components/unbroken-words.tsx'

interface SectionProps {
  /** The label in the aside, after the number of the section. If empty, only the number is shown. */
  label?: string
  title?: string
  /** The tag next to the title, such as `Sample`. */
  badge?: string | undefined
  intro?: string
  /** In a wide window, the title is next to the content, which is one element. */
  isBeside?: boolean
  id?: string
  children?: ReactNode
}

/** A section of a page on the plumb line: a label in the aside, a heading, and content. */
export function Section({
  label,
  title,
  badge,
  intro,
  isBeside = false,
  id,
  children,
}: SectionProps) {
  return (
    <section className="section" aria-labelledby={title && id ? `${id}-title` : undefined} id={id}>
      <div className="aside">{label === undefined ? null : <Label isNumbered>{label}</Label>}</div>
      <div className={isBeside ? 'min-w-0 xl:grid xl:grid-cols-[3fr_5fr]' : 'min-w-0'}>
        {title ? (
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2 self-start">
            <h2 id={id ? `${id}-title` : undefined} className="max-w-4xl">
              {title}
            </h2>
            {badge ? <Badge>{badge}</Badge> : null}
          </div>
        ) : null}
        {intro ? (
          <p className="mt-4 max-w-prose text-lead text-quiet">
            <UnbrokenWords text={intro} />
          </p>
        ) : null}
        {children}
      </div>
    </section>
  )
}
