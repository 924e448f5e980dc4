import { normalizeAddress } from './text.ts'

const domainLabel = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?'
/** A domain in ASCII, with a top-level domain, which has letters (RFC 3696 §2): "163" would be an IP address. */
const asciiDomainName = new RegExp(`^(?:${domainLabel}\\.)+[a-z][a-z\\d-]{0,61}[a-z\\d]$`, 'i')
/** RFC 1035 §2.3.4. */
const MAX_DOMAIN_LENGTH = 253
/**
 * The rule of `<input type=email>` (HTML standard), with the limit of RFC 5321 §4.5.3.1.1, and without encoded words
 * (RFC 2047), which some mail programs decode to another address.
 */
const localPart = /^(?!.*=\?)[\w.!#$%&'*+/=?^`{|}~-]{1,64}$/

/** What sets an address apart from a name or another address in the writing systems of the world. */
const brackets =
  /[<>|`\p{Ps}\p{Pe}]|(?<![\p{L}\p{N}])["\p{Pi}\p{Pf}]|["\p{Pi}\p{Pf}](?![\p{L}\p{N}])/u
const separators = /[,;،؛、]/
/** An apostrophe as phones and word processors write it. */
const apostrophe = /(?<=\p{L})[’ʼ´](?=\p{L})/gu
/** A bullet or number of a list, a quotation mark, or another sign before an address. */
const leadingSigns = /^(?:\d+\.\s+|[^\p{L}\p{N}@]+\s+|['*]+|[^\p{ASCII}\p{L}\p{N}]+)+/u
/** A link, or a label such as `E-mail: `. */
const label = /^(?:(?:mailto|smtp|e-?mail):(?:\/\/)?|[\p{L}\p{M} -]+:(?=\s)|[^\p{ASCII}]+:)\s*/iu

/**
 * Reads an email address from what people type or paste: the address itself, `Ada <ada@example.org>`, a link, or
 * an address with a label or in brackets. Full-width letters and the like become ordinary ones (NFKC), dashes
 * hyphens, and characters without a width are removed.
 * @returns the address as typed otherwise; undefined for other text, and for several addresses
 */
export function emailAddress(text: string): string | undefined {
  const addresses = new Map<string, string>()
  for (const part of partsOf(text)) {
    const address = bareAddress(part)
    if (address === undefined) return undefined
    addresses.set(address.toLowerCase(), address)
  }
  const [address, ...others] = addresses.values()
  return others.length === 0 ? address : undefined
}

/** The message for text without an email address, as precise as the text allows. */
export function emailError(text: string): string {
  const [part, ...others] = partsOf(text)
  const isInternational =
    others.length === 0 && /^[^\s@]*[^\s@\p{ASCII}][^\s@]*@/u.test(part?.trim() ?? '')
  return isInternational
    ? 'We can’t send mail to an address with accents or other non-English letters before the @. Enter another address.'
    : 'Enter one email address, like name@company.com.'
}

/** The parts of a text that have an @, or are listed with one. */
function partsOf(text: string): string[] {
  const visible = text
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(apostrophe, "'")
  return normalizeAddress(visible)
    .replace(/\p{Pd}/gu, '-')
    .split(brackets)
    .filter((section) => section.includes('@'))
    .flatMap((section) => withoutQuery(section).split(separators))
    .filter((part) => part.trim() !== '')
}

/** Without the subject and so on that a link may have. */
function withoutQuery(section: string): string {
  const query = section.indexOf('?', section.indexOf('@'))
  return query < 0 ? section : section.slice(0, query)
}

function bareAddress(part: string): string | undefined {
  const unmarked = part.trim().replace(leadingSigns, '')
  const [labelText = ''] = label.exec(unmarked) ?? []
  const bare = unmarked.slice(labelText.length)
  const [local = '', domain = '', ...more] = bare.split('@').map((one) => one.trim())
  const mailbox = /^mailto:/i.test(labelText) ? percentDecoded(local) : local
  const name = withoutPunctuation(domain.replaceAll('。', '.'))
  const isAddress =
    more.length === 0 &&
    localPart.test(mailbox) &&
    !mailbox.startsWith('/') &&
    // The URL parser, which makes domains ASCII, allows other signs in them.
    !/(?![.-])[\p{P}\p{Z}]/u.test(name) &&
    /\.[\p{L}\p{M}\p{N}-]+$/u.test(name) &&
    isDomainName(asciiDomain(name))
  return isAddress ? `${mailbox}@${name}` : undefined
}

/** Text without the punctuation at its end. `/[…]+$/` takes quadratic time for much of it in the middle. */
function withoutPunctuation(text: string): string {
  let end = text.length
  while (end > 0 && !/[\p{L}\p{M}\p{N}]/u.test(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Whether text is the name of a domain in ASCII, which is no IP address. */
export function isDomainName(text: string): boolean {
  return text.length <= MAX_DOMAIN_LENGTH && asciiDomainName.test(text)
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
