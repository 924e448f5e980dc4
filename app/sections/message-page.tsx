import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { notFound } from '#copy/not-found.ts'
import type { PageLink } from '#copy/pages/types.ts'
import { Actions } from './actions.tsx'
import { PageHeader } from './page-header.tsx'

interface MessagePageProps {
  label: string
  title: string
  text?: string
  actions: readonly PageLink[]
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
  picture,
  suggestions = [],
}: MessagePageProps) {
  return (
    <PageHeader label={label} title={title} picture={picture} {...(text ? { subtitle: text } : {})}>
      <Actions actions={actions} size="md" />
      {suggestions.length > 0 ? (
        <nav aria-labelledby="suggestions" className="mt-14 max-w-prose">
          <h2
            id="suggestions"
            className="font-mono text-label tracking-widest text-quiet uppercase"
          >
            {notFound.suggestions}
          </h2>
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
