import { canonicalTimeZone } from '#leads/fields/formats.ts'

/**
 * The browser's time zone (IANA). Undefined when the browser doesn't know it, or names one that it can't use:
 * Chromium calls an unknown one `Etc/Unknown`, which `Intl` rejects, as it does some of the system's locales.
 */
export function browserTimeZone(): string | undefined {
  try {
    return canonicalTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone)
  } catch {
    return undefined
  }
}
