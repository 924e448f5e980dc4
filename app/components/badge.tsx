import type { ReactNode } from 'react'

/** A short tag. Use `accent` for the most important one. */
export function Badge({
  tone = 'quiet',
  children,
}: {
  tone?: 'quiet' | 'accent'
  children: ReactNode
}) {
  const look = tone === 'accent' ? 'border-accent text-accent' : 'border-edge text-quiet'
  return (
    <span
      className={`inline-block max-w-full shrink-0 rounded-edge border px-2 py-0.5 font-mono text-label uppercase tracking-wider wrap-anywhere ${look}`}
    >
      {children}
    </span>
  )
}
