import type { ComponentProps } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { pageErrors } from '#copy/errors.ts'
import { notFound } from '#copy/not-found.ts'
import { MessagePage } from './message-page.tsx'

/** Replaces a page that failed. It sets its own title, because an error boundary has no `meta`. */
export function ErrorPage({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />
  return (
    <>
      <title>{pageErrors.unexpected.heading}</title>
      <MessagePage
        label={pageErrors.unexpected.label}
        title={pageErrors.unexpected.heading}
        text={pageErrors.unexpected.text}
        actions={[pageErrors.home, notFound.actions.support]}
      />
    </>
  )
}

/** The 404 page with its two actions. */
export function NotFoundPage({
  suggestions = [],
  picture,
}: Pick<ComponentProps<typeof MessagePage>, 'suggestions' | 'picture'>) {
  const { label, heading, text, actions } = notFound
  return (
    <MessagePage
      label={label}
      title={heading}
      text={text}
      actions={[actions.home, actions.support]}
      suggestions={suggestions}
      picture={picture}
    />
  )
}
