import type { ReactNode } from 'react'

/** One component with its name. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-10 gap-y-4 border-t border-hairline py-8 lg:grid-cols-[1fr_3fr]">
      <h3 className="font-mono text-label font-normal text-quiet">{name}</h3>
      <div className="min-w-0">{children}</div>
    </div>
  )
}
