import { normalize } from './text.ts'

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

/** Brackets or quotation marks around others, as in `("ada@example.org")`. */
const MAX_ENCLOSING_PAIRS = 3
/** An address in brackets or quotation marks. */
const enclosed = /^(?:<(.+)>|\((.+)\)|\[(.+)\]|["'“”„«‘’‚](.+)["'“”»‘’])$/

/**
 * The cleaning of addresses: full-width letters and the like become ordinary ones (NFKC). Characters without a
 * width, which no address has, are removed, and so are brackets, quotation marks, commas, and semicolons around it.
 */
function cleanAddress(text: string): string {
  const visible = text.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
  let address = trimmed(normalize(visible, 'NFKC'))
  for (let pairs = 0; pairs < MAX_ENCLOSING_PAIRS; pairs += 1) {
    const inside = enclosed
      .exec(address)
      ?.slice(1)
      .find((group) => group !== undefined)
    if (inside === undefined) break
    address = trimmed(inside)
  }
  return address
}

function trimmed(text: string): string {
  return trimEnd(text.trim(), /[\s,;]/)
}

/** Text without those characters at its end. `/[…]+$/` takes quadratic time for many of them in the middle. */
function trimEnd(text: string, character: RegExp): string {
  let end = text.length
  while (end > 0 && character.test(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

const domainLabel = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?'
/**
 * The rule of `<input type=email>` (HTML standard), with a top-level domain, which has letters (RFC 3696 §2), and
 * the limit of the local part (RFC 5321 §4.5.3.1.1): mail doesn't reach "ada@company", and "ada@163" would be an IP
 * address.
 */
const asciiAddress = new RegExp(
  `^[\\w.!#$%&'*+/=?^\`{|}~-]{1,64}@(?:${domainLabel}\\.)+[a-z][a-z\\d-]{0,61}[a-z\\d]$`,
  'i',
)

/**
 * Reads an email address from what people type or paste: the address itself, `Ada <ada@example.org>`, or a
 * `mailto:` link, with spaces around the @ or a period at the end.
 * @returns the address as typed otherwise; undefined for other text
 */
export function emailAddress(text: string): string | undefined {
  const cleaned = cleanAddress(text)
  const bare = cleanAddress(/<([^<>]*)>[\s.,;]*$/.exec(cleaned)?.[1] ?? cleaned)
  const link = /^mailto:([^?]*)/i.exec(bare)?.[1]
  const [local = '', domain = '', ...more] = (link ?? bare).split('@')
  if (more.length > 0) return undefined
  const address = `${local.trim()}@${trimEnd(domain.trim().replaceAll('。', '.'), /\./)}`
  return asciiAddress.test(withAsciiDomain(address)) ? address : undefined
}

/** The message for text without an email address, as precise as the text allows. */
function emailError(text: string): string {
  const cleaned = cleanAddress(text)
  const at = cleaned.lastIndexOf('@')
  const isInternational = at > 0 && /[^\p{ASCII}]/u.test(cleaned.slice(0, at))
  return isInternational && !/[\s,;]/.test(cleaned)
    ? 'We can’t send mail to an address with accents or other non-English letters before the @. Enter another address.'
    : 'Enter one email address, like name@company.com.'
}

/** The address with its domain in ASCII (UTS #46). Other text stays as it is. */
export function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@')
  if (at < 0) return address
  return `${address.slice(0, at)}@${asciiDomain(address.slice(at + 1))}`
}

/** A domain as the URL parser normalizes it (UTS #46), in Node and in browsers; empty when invalid. */
function asciiDomain(domain: string): string {
  const url = `http://${domain}`
  return /[/?#:\\%@\s]/.test(domain) || !URL.canParse(url) ? '' : new URL(url).hostname
}

const linkedinHosts = /^(?:(?:www|m|[a-z]{2})\.)?linkedin\.com$/
/** Pages of a person or an organization. */
const linkedinPaths = /^\/(?:mwlite\/)?(?:in|pub|company|school|showcase)\/[^/]/i

/**
 * The URL of a LinkedIn profile or company page as typed, with a scheme; undefined for other text. Accepts
 * linkedin.com with `www`, `m` or a country code in front of it.
 */
export function linkedinUrl(text: string): string | undefined {
  const bare = trimEnd(cleanAddress(text), /\./)
  const withScheme = /^[a-z][a-z\d+.-]*:\/\//i.test(bare)
    ? bare
    : `https://${bare.replace(/^\/\//, '')}`
  // The URL parser would drop or change these characters.
  if (/[\s\\]/.test(withScheme) || !URL.canParse(withScheme)) return undefined
  const url = new URL(withScheme)
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
  // With `https://` in front, "mailto:x@linkedin.com" would parse as a user name and a host.
  const isPlain = url.username === '' && url.password === '' && url.port === ''
  const isPage = linkedinHosts.test(url.hostname) && linkedinPaths.test(url.pathname)
  return isWeb && isPlain && isPage ? withScheme : undefined
}

/** Web addresses, one a line and with a scheme, of text with spaces or commas between them; undefined for other text. */
function webAddresses(text: string): string | undefined {
  // A list may have bullets.
  const addresses = text
    .split(/\s+/)
    .map((part) => part.replace(/^[,;]+/, ''))
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
    .map(webAddress)
  return addresses.includes(undefined) ? undefined : addresses.join('\n')
}

/** A web address as typed, with a scheme; undefined for other text. */
function webAddress(text: string): string | undefined {
  const bare = cleanAddress(text)
  const withScheme = /^https?:\/\//i.test(bare) ? bare : `https://${bare}`
  if (withScheme.includes('\\') || !URL.canParse(withScheme)) return undefined
  const { username, password, hostname } = new URL(withScheme)
  // With `https://` in front, "mailto:ada@example.org" would parse as a user name and a host.
  const isPlain = username === '' && password === '' && /[^.]\.[^.]/.test(hostname)
  return isPlain ? withScheme : undefined
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
