import type { ReactNode } from 'react'

/** A small mono label above a heading, like `01 DEEP SEARCH`. */
export function Label({ children }: { children: ReactNode }) {
  return <p className="font-mono text-label uppercase tracking-widest text-quiet">{children}</p>
}
