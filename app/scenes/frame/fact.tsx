import type { ReactNode } from 'react'

interface FactProps {
  readonly name: string
  readonly children: ReactNode
}

/** A name and what it is, in a `dl`. */
export function Fact({ name, children }: FactProps) {
  return (
    <div>
      <dt className="font-mono text-label text-quiet">{name}</dt>
      <dd className="m-0 [overflow-wrap:anywhere]">{children}</dd>
    </div>
  )
}
