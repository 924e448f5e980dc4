/**
 * The browser's time zone (IANA). Undefined when the browser doesn't know it, or names one that it can't use:
 * Chromium calls an unknown one `Etc/Unknown`, which `Intl` rejects.
 */
export function browserTimeZone(): string | undefined {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return canonicalTimeZone(timeZone)
}

/** The browser's own name of a time zone, which is the same for all its names; undefined for other text. */
export function canonicalTimeZone(timeZone: string): string | undefined {
  try {
    return Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}
