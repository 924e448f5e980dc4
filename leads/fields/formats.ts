/** The format of a field. */
export interface Format {
  /** Normalizes a value; undefined when it doesn't have the format. */
  parse: (text: string) => string | undefined
  /** The message for a value without the format. */
  error: string
}

/** Formats by field name, for every form. The page checks them as well as the server. */
export const formats: Partial<Record<string, Format>> = {
  email: { parse: mailbox, error: 'Enter an email address, like name@company.com.' },
  linkedin: {
    parse: linkedinUrl,
    error: 'Enter a linkedin.com address, like https://www.linkedin.com/in/your-name.',
  },
  // The select offers common time zones, and a script adds the visitor's own.
  timeZone: {
    parse: timeZoneName,
    error: 'Enter an IANA time zone name (America/New_York) or an offset from UTC (UTC+1).',
  },
}

const domainLabel = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?'
/**
 * The rule of `<input type=email>` (HTML standard), but with a dot in the domain: mail doesn't reach
 * "ada@company".
 */
const emailAddress = new RegExp(
  `^[\\w.!#$%&'*+/=?^\`{|}~-]+@${domainLabel}(?:\\.${domainLabel})+$`,
  'i',
)

/** An email address with its domain in ASCII; undefined for other text. */
export function mailbox(value: string): string | undefined {
  const at = value.lastIndexOf('@')
  const ascii = `${value.slice(0, at)}@${asciiDomain(value.slice(at + 1))}`
  return at > 0 && emailAddress.test(ascii) ? ascii : undefined
}

/** A domain as the URL parser normalizes it (UTS #46), in Node and in browsers; empty when invalid. */
function asciiDomain(domain: string): string {
  const url = `http://${domain}`
  return /[/?#:\\%]/.test(domain) || !URL.canParse(url) ? '' : new URL(url).hostname
}

const linkedinHosts = /^(?:(?:www|[a-z]{2})\.)?linkedin\.com$/

/**
 * The full URL of a LinkedIn page; undefined for other URLs. Accepts linkedin.com with `www` or a
 * country code in front of it. A missing scheme becomes https.
 */
export function linkedinUrl(value: string): string | undefined {
  const withScheme = /^[a-z][a-z\d+.-]*:\/\//i.test(value)
    ? value
    : `https://${value.replace(/^\/\//, '')}`
  if (/\s/.test(withScheme) || !URL.canParse(withScheme)) return undefined
  const url = new URL(withScheme)
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
  // With `https://` in front, "mailto:x@linkedin.com" would parse as a user name and a host.
  const isPlain = url.username === '' && url.password === '' && url.port === ''
  return isWeb && isPlain && linkedinHosts.test(url.hostname) ? url.href : undefined
}

const utcOffset = /^(?:UTC|GMT)\s*[+-]\s*(?:0?\d|1[0-4])(?::?[0-5]\d)?$/i

/**
 * An IANA time zone in its official spelling, or an offset such as UTC+1, which people write but `Intl`
 * doesn't know; undefined for other text.
 */
export function timeZoneName(value: string): string | undefined {
  if (utcOffset.test(value)) return value.toUpperCase().replaceAll(/\s/g, '')
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: value }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}
