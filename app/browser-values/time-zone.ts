import { canonicalTimeZone } from '#leads/fields/formats.ts'

/**
 * The browser's time zone (IANA). Undefined when the browser doesn't know it, or names one that it can't use:
 * Chromium calls an unknown one `Etc/Unknown`, which `Intl` rejects.
 */
export function browserTimeZone(): string | undefined {
  return canonicalTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone)
}
