/** A fault that repeats is told a few times, not for as long as a page stays open. */
let left = 5

/** Tells the server of an error in the site's own scripts: what and where, nothing about the visitor. */
export function reportError(error: unknown, place: ErrorPlace = {}): void {
  left -= 1
  if (left < 0) return
  const body = { message: String(error), ...place }
  const reports = JSON.stringify([{ type: 'script-error', url: location.href, body }])
  navigator.sendBeacon('/api/reports', new Blob([reports], { type: 'application/reports+json' }))
}

interface ErrorPlace {
  sourceFile?: string
  lineNumber?: number
  columnNumber?: number
}

/** Reports every error that nothing has caught, from now on. */
export function reportErrors(): void {
  addEventListener('error', ({ message, filename, lineno, colno }) => {
    reportError(message, { sourceFile: filename, lineNumber: lineno, columnNumber: colno })
  })
  addEventListener('unhandledrejection', ({ reason }) => reportError(reason))
}
