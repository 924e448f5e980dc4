/** How many more errors this page may report, so that a repeating error doesn't flood the server. */
let reportsLeft = 5

/**
 * Reports an error in the site's own scripts to the server: message and location, nothing about the visitor.
 */
export function reportError(error: unknown, place: ErrorPlace = {}): void {
  reportsLeft -= 1
  if (reportsLeft < 0) return
  const body = { message: String(error), ...place }
  const reports = JSON.stringify([{ type: 'script-error', url: location.href, body }])
  try {
    navigator.sendBeacon('/api/reports', new Blob([reports], { type: 'application/reports+json' }))
  } catch {
    // This browser can't send reports.
  }
}

interface ErrorPlace {
  sourceFile?: string
  lineNumber?: number
  columnNumber?: number
}

/** From now on, reports every uncaught error and rejection. */
export function reportErrors(): void {
  addEventListener('error', ({ message, filename, lineno, colno }) => {
    reportError(message, { sourceFile: filename, lineNumber: lineno, columnNumber: colno })
  })
  addEventListener('unhandledrejection', ({ reason }) => reportError(reason))
}
