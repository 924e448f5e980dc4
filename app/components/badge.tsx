import type { ReactNode } from 'react'

/** A short tag. Use `signal` for the most important one. */
export function Badge({
  tone = 'quiet',
  children,
}: {
  tone?: 'quiet' | 'signal'
  children: ReactNode
}) {
  const look = tone === 'signal' ? 'border-signal text-signal' : 'border-edge text-quiet'
  return (
    <span
      className={`inline-block rounded-edge border px-2 py-0.5 font-mono text-label uppercase tracking-wider ${look}`}
    >
      {children}
    </span>
  )
}
