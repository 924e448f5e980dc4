import { isRouteErrorResponse } from 'react-router'
import { pageErrors } from '#copy/errors.ts'
import { notFound } from '#copy/not-found.ts'
import { MessagePage } from './message-page.tsx'

/** What stands in for a page that failed. Its title is set here: an error has no `meta`. */
export function ErrorPage({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />
  return (
    <>
      <title>{pageErrors.unexpected.heading}</title>
      <MessagePage
        label="500"
        title={pageErrors.unexpected.heading}
        text={pageErrors.unexpected.text}
        actions={[pageErrors.home, notFound.actions.support]}
      />
    </>
  )
}

/** "Page Not Found" with its two ways on (spec §2). */
export function NotFoundPage({
  suggestions = [],
}: {
  suggestions?: readonly { path: string; title: string }[]
}) {
  const { heading, text, actions } = notFound
  return (
    <MessagePage
      label="404"
      title={heading}
      text={text}
      actions={[actions.home, actions.support]}
      suggestions={suggestions}
    />
  )
}
