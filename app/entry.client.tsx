import { StrictMode, startTransition } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { isRouteErrorResponse } from 'react-router'
import { HydratedRouter } from 'react-router/dom'
import { Optional } from './components/optional.tsx'
import { openWithoutCode } from './error-handling/missing-code.ts'
import { reportError, reportErrors } from './error-handling/report-errors.ts'
import { showServerHtml } from './error-handling/server-html.ts'
import { saveFragmentPositions } from './layout/use-fragment-positions.ts'

reportErrors()
saveFragmentPositions()

let hasFailed = false

/** Leaves out the part that failed if it is optional, or else shows the page as the server sent it. */
function onError(error: unknown, boundary?: unknown): void {
  console.error(error)
  // In development, the error page stays, because Fast Refresh can recover from it.
  if (import.meta.env.PROD && !(boundary instanceof Optional)) {
    if (hasFailed) return
    hasFailed = true
    // React has to finish what it is rendering first.
    void Promise.resolve()
      .then(() => root.unmount())
      .finally(showServerHtml)
  }
  reportError(error)
}

let root: Root
startTransition(() => {
  root = hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter
        instrumentations={[openWithoutCode]}
        onError={(error, { errorInfo }) => {
          // Most loader errors are network errors, which are not reported.
          if (!errorInfo) console.error(isRouteErrorResponse(error) ? error.data : error)
        }}
      />
    </StrictMode>,
    {
      onCaughtError: (error, { errorBoundary }) => onError(error, errorBoundary),
      onUncaughtError: (error) => onError(error),
    },
  )
})
