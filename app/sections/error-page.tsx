import { isRouteErrorResponse, useLocation } from 'react-router'
import { controls } from '#copy/controls.ts'
import { pageErrors } from '#copy/errors.ts'
import { notFound } from '#copy/not-found.ts'
import { MessagePage } from './message-page.tsx'

/** What stands in for a page that failed. Its title is set here: an error has no `meta`. */
export function ErrorPage({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />
  if (typeof navigator !== 'undefined' && !navigator.onLine) return <OfflinePage />
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

function OfflinePage() {
  const { heading, text, retry } = controls.offline
  const { pathname } = useLocation()
  return (
    <>
      <title>{heading}</title>
      <MessagePage
        label="Offline"
        title={heading}
        text={text}
        actions={[{ label: retry, to: pathname }, pageErrors.home]}
      />
    </>
  )
}

/** "Page Not Found" with its two ways on (spec §2). */
export function NotFoundPage({ near = [] }: { near?: readonly { path: string; title: string }[] }) {
  const { heading, text, actions } = notFound
  return (
    <MessagePage
      label="404"
      title={heading}
      text={text}
      actions={[actions.home, actions.support]}
      near={near}
    />
  )
}
