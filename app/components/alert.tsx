import type { ReactNode } from 'react'

/** Something went wrong: said at once, with a shape beside the colour. */
export function Alert({ heading, children }: { heading?: string; children: ReactNode }) {
  return (
    <div role="alert" className="alert">
      {heading ? <h2 className="text-h4">{heading}</h2> : null}
      {children}
    </div>
  )
}
