/** What a browser says of itself, or of the machine. */
export interface BrowserValues {
  timeZone: string | number | null
  language: string | number | null
  /** The clock, in ms since the epoch. */
  now: number | null
}

/** The key in session storage of the values to say instead, as JSON. */
export const browserValuesKey = '__browser'

/** Replaces what the browser says in documents of a tab with values in its session storage. */
function replaceValues(key: string): void {
  let stored: string | null
  try {
    stored = sessionStorage.getItem(key)
  } catch {
    // An empty document has no storage.
    return
  }
  if (stored === null) return
  const { timeZone, language, now }: BrowserValues = JSON.parse(stored)
  const { prototype } = Intl.DateTimeFormat
  const { resolvedOptions } = prototype
  Object.defineProperty(prototype, 'resolvedOptions', {
    value(this: Intl.DateTimeFormat) {
      return { ...resolvedOptions.call(this), timeZone, locale: language }
    },
  })
  Object.defineProperty(Date, 'now', { value: () => now })
  Object.defineProperty(navigator, 'language', { value: language })
  Object.defineProperty(navigator, 'languages', { value: [language] })
}

/** Runs in every document before its own scripts. */
export const replaceBrowserValues = `(${replaceValues})(${JSON.stringify(browserValuesKey)})`
