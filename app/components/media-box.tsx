import type { ReactNode } from 'react'

/** The box of a demonstration: 600 by 500 px, or the full width in the same ratio. */
export function MediaBox({ children }: { children: ReactNode }) {
  return <div className="aspect-6/5 w-full max-w-150">{children}</div>
}
