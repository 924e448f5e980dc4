import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Label } from '#app/components/label.tsx'
import { notFound } from '#copy/not-found.ts'
import type { PageLink } from '#copy/pages/types.ts'
import { Actions } from './actions.tsx'
import { PageHeader } from './page-header.tsx'

interface MessagePageProps {
  label: string
  title: string
  text?: string
  actions: readonly PageLink[]
  /** Instead of a weight that leans. */
  picture?: ReactNode
  /** Pages that the visitor may have meant. */
  suggestions?: readonly { path: string; title: string }[]
}

/** A page that explains why there is no content (missing, unreachable, expired), with actions. */
export function MessagePage({
  label,
  title,
  text,
  actions,
  picture = <LeaningWeight />,
  suggestions = [],
}: MessagePageProps) {
  return (
    <PageHeader label={label} title={title} picture={picture} {...(text ? { subtitle: text } : {})}>
      <Actions actions={actions} size="md" />
      {suggestions.length > 0 ? (
        <nav aria-labelledby="suggestions" className="mt-14 max-w-prose">
          <Label as="h2" id="suggestions">
            {notFound.suggestions}
          </Label>
          <ul className="mt-4 border-b border-hairline">
            {suggestions.map(({ path, title }) => (
              <li key={path} className="border-t border-hairline">
                <Link
                  to={path}
                  prefetch="intent"
                  className="flex min-h-12 flex-wrap items-center gap-x-6 py-2 hover:text-accent"
                >
                  {title} <span className="font-mono text-small text-quiet">{path}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </PageHeader>
  )
}

/** Next to its plumb, which is dashed. Without `HangingWeight`, which the error page would load on every page. */
function LeaningWeight() {
  return (
    <svg
      viewBox="0 0 480 440"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
      className="h-64 w-full bg-light text-light-ink md:h-full"
    >
      <path d="M240 0v440" stroke="currentColor" strokeDasharray="2 8" />
      <g transform="translate(240 -20) rotate(-14)">
        <path d="M0 0V216" stroke="currentColor" strokeWidth="5.4" />
        <path d="M-38 216H38V269L0 330L-38 269Z" fill="currentColor" />
      </g>
    </svg>
  )
}
