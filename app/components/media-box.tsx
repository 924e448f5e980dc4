import type { ReactNode } from 'react'

/**
 * The box that demonstrations stand in: 600 px wide, 500 high (spec §2 Home). A phone gets the whole
 * width; the height is what its content needs, so that nothing is cut.
 */
export function MediaBox({ children }: { children: ReactNode }) {
  return <div className="w-full max-w-150">{children}</div>
}
