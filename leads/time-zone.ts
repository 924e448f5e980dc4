const offset = /^(?:UTC|GMT)\s*[+-]\s*(?:0?\d|1[0-4])(?::?[0-5]\d)?$/i

/**
 * The time zone that a text names, or undefined: an IANA name in its own spelling, or an offset
 * such as UTC+1, which `Intl` does not know but people write.
 */
export function timeZoneName(value: string): string | undefined {
  if (offset.test(value)) return value.toUpperCase().replaceAll(/\s/g, '')
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: value }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}
