import { emailAddress, emailError } from './email-address.ts'
import { linkedinUrl, webAddresses } from './web-address.ts'

/** The format of a field. */
export interface Format {
  /** The value to store; undefined when the text doesn't have the format. */
  parse: (text: string) => string | undefined
  /** The message for text without the format: what to change. */
  error: (text: string) => string
}

/** Formats by field name, for every form. The page checks them as well as the server. */
export const formats: Partial<Record<string, Format>> = {
  email: { parse: emailAddress, error: emailError },
  linkedin: {
    parse: linkedinUrl,
    error: () =>
      'Enter the address of a LinkedIn profile or company page, like https://www.linkedin.com/in/your-name.',
  },
  links: {
    parse: webAddresses,
    error: () => 'Enter one web address on each line, like https://example.com/work.',
  },
  // The select offers common time zones, and a script adds the visitor's own.
  timeZone: {
    parse: timeZoneName,
    error: () => 'Enter an IANA time zone name (America/New_York) or an offset from UTC (UTC+1).',
  },
}

const utcOffset = /^(?:UTC|GMT)\s*[+-]\s*(?:0?\d|1[0-4])(?::?[0-5]\d)?$/i

/**
 * An IANA time zone in its official case, or an offset such as UTC+1, which people write but `Intl` doesn't
 * know; undefined for other text. A zone keeps its name if `Intl` prefers another one, as for Asia/Kolkata.
 */
export function timeZoneName(text: string): string | undefined {
  const offset = text.replace(/[−–]/, '-')
  if (utcOffset.test(offset)) return offset.toUpperCase().replaceAll(/\s/g, '')
  const zone = canonicalTimeZone(text)
  return zone && zone.toLowerCase() !== text.toLowerCase() ? text : zone
}

/** The name that `Intl` prefers for a time zone, the same for all its names; undefined for other text. */
export function canonicalTimeZone(timeZone: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}
