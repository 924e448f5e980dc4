/** A format of a field. */
export interface Format {
  /** Converts a text to its normal form; undefined when it does not have the format. */
  read: (text: string) => string | undefined
  /** The message for such a text. */
  error: string
}

/** The formats of fields, by field name. The page checks them before the server. */
export const formats: Partial<Record<string, Format>> = {
  email: { read: mailbox, error: 'Enter an email address, like name@company.com.' },
  linkedin: {
    read: linkedinUrl,
    error: 'Enter a linkedin.com address, like https://www.linkedin.com/in/your-name.',
  },
  // The select offers common time zones; script adds the visitor's own.
  timeZone: {
    read: timeZoneName,
    error: 'Enter an IANA time zone name (America/New_York) or an offset from UTC (UTC+1).',
  },
}

const domainLabel = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?'
/**
 * The rule of `<input type=email>` (HTML standard), with a dot in the domain: no mail reaches
 * "ada@company".
 */
const emailAddress = new RegExp(
  `^[\\w.!#$%&'*+/=?^\`{|}~-]+@${domainLabel}(?:\\.${domainLabel})+$`,
  'i',
)

/** An email address with its domain in ASCII; undefined when it is none. */
export function mailbox(value: string): string | undefined {
  const at = value.lastIndexOf('@')
  const ascii = `${value.slice(0, at)}@${asciiDomain(value.slice(at + 1))}`
  return at > 0 && emailAddress.test(ascii) ? ascii : undefined
}

/** A domain as the URL parser converts it (UTS #46); empty when it is none. In Node and in browsers. */
function asciiDomain(domain: string): string {
  const url = `http://${domain}`
  return /[/?#:\\%]/.test(domain) || !URL.canParse(url) ? '' : new URL(url).hostname
}

const linkedinHosts = /^(?:(?:www|[a-z]{2})\.)?linkedin\.com$/

/**
 * The full URL of a LinkedIn page; undefined for other addresses. Accepts linkedin.com with `www` or a
 * country code in front. A missing scheme becomes https.
 */
export function linkedinUrl(value: string): string | undefined {
  const withScheme = /^[a-z][a-z\d+.-]*:\/\//i.test(value)
    ? value
    : `https://${value.replace(/^\/\//, '')}`
  if (/\s/.test(withScheme) || !URL.canParse(withScheme)) return undefined
  const url = new URL(withScheme)
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
  // With a scheme in front, "mailto:x@linkedin.com" would parse as a user name and the host.
  const isPlain = url.username === '' && url.password === '' && url.port === ''
  return isWeb && isPlain && linkedinHosts.test(url.hostname) ? url.href : undefined
}

const utcOffset = /^(?:UTC|GMT)\s*[+-]\s*(?:0?\d|1[0-4])(?::?[0-5]\d)?$/i

/**
 * A time zone: an IANA name in its official spelling, or an offset such as UTC+1, which `Intl` does not
 * know but people write. Undefined for other texts.
 */
export function timeZoneName(value: string): string | undefined {
  if (utcOffset.test(value)) return value.toUpperCase().replaceAll(/\s/g, '')
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: value }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}
