import type { ReactNode } from 'react'

/** A quote on the plumb line; `by` names its author. */
export function Quote({ children, by }: { children: ReactNode; by?: ReactNode }) {
  return (
    <figure className="border-l border-accent pl-6 lg:pl-10">
      <blockquote className="text-h3 text-pretty">{children}</blockquote>
      {by ? <figcaption className="mt-6">{by}</figcaption> : null}
    </figure>
  )
}
