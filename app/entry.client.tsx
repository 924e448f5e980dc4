import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { isRouteErrorResponse } from 'react-router'
import { HydratedRouter } from 'react-router/dom'
import { saveFragmentPositions } from './layout/use-fragment-positions.ts'
import { openWithoutCode } from './missing-code.ts'
import { reportError, reportErrors } from './report-errors.ts'

reportErrors()
saveFragmentPositions()

startTransition(() => {
  hydrateRoot(
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
      onCaughtError(error) {
        console.error(error)
        reportError(error)
      },
    },
  )
})
