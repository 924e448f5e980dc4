import type { ReactNode } from 'react'

interface DisclosureProps {
  summary: string
  /** The content needs the whole width. */
  isWide?: boolean
  children: ReactNode
}

/** A question and its answer, as native `details`. */
export function Disclosure({ summary, isWide = false, children }: DisclosureProps) {
  return (
    <details className="group border-t border-hairline last:border-b">
      <summary className="flex min-h-14 items-center justify-between gap-6 py-4 font-semibold hover:text-accent">
        {summary}
        <span aria-hidden="true" className="font-mono text-quiet group-open:rotate-45">
          +
        </span>
      </summary>
      <div className={isWide ? 'pb-6' : 'max-w-prose pb-6 text-quiet'}>{children}</div>
    </details>
  )
}
