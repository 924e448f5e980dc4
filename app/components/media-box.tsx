import type { ReactNode } from 'react'

/**
 * The box that demonstrations stand in: 600 px wide, 500 high (spec §2 Home). A narrow page gets the
 * same shape at its whole width.
 */
export function MediaBox({ children }: { children: ReactNode }) {
  return <div className="aspect-6/5 w-full max-w-150">{children}</div>
}
