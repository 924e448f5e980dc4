import { isDomainName } from './email-address.ts'
import { cleanLine, normalizeAddress } from './text.ts'

/** What may be before the address of a profile: nothing, or text such as "My profile: " or an opening bracket. */
const linkedinAddress =
  /^(?:[^/\\@]*(?:[\s<"'|\p{Ps}\p{Pi}]|:(?!\/)))?(?:(https?:\/\/)\s*|\/\/)?((?:[a-z\d-]+\.)*linkedin\.(?:com|cn))\.?(?::443)?(\/.*)$/isu
/** Pages of a person or an organization, also those of old and mobile versions and of apps. */
const linkedinPages =
  /^\/(?:(?:[a-z-]+\/){0,2}(?:in|pub|company|company-beta|school|showcase|organization)\/(?:[^/?#%]|%(?!2[0f]))|profile\/view\/?\?(?:[^#]*&)?id=\w)/i
const linkedinPath = /^\/?(?=(?:in|pub|company|school|showcase)\/)/i
/** Where the text after an address begins. */
const addressEnd = /(?:\s*[\s|<>"\p{Ps}\p{Pe}\p{Pi}\p{Pf}])(?![\p{L}\p{N}])/u

/**
 * The URL of a LinkedIn profile or company page as typed, with a scheme; undefined for other text. It may be without
 * a scheme or a host, on any host of LinkedIn, and in a text that ends with it.
 */
export function linkedinUrl(text: string): string | undefined {
  const typed = hyphenated(normalizeAddress(cleanLine(text)))
  const [, scheme = 'https://', host = '', rest = ''] =
    linkedinAddress.exec(typed.replace(linkedinPath, 'www.linkedin.com/')) ?? []
  const path = withoutPunctuation(rest.split(addressEnd, 1)[0] ?? '').replace(/^[^?#]*/, (one) =>
    one.replace(/\/{2,}/g, '/'),
  )
  // The URL parser would drop or change these characters.
  const url = `${scheme}${host}${path}`
  if (/[\s\\]/.test(path) || !URL.canParse(url)) return undefined
  // Without steps such as `/in/../feed`.
  const { pathname, search } = new URL(url)
  return linkedinPages.test(pathname + search) ? url : undefined
}

/** The hyphens of word processors as ordinary ones. No URL has another. */
function hyphenated(text: string): string {
  return text.replace(/[\u2010\u2011]/g, '-')
}

/** Text without the punctuation of a sentence at its end. */
function withoutPunctuation(text: string): string {
  let end = text.length
  while (end > 0 && /[.,;:!?'’…]/.test(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

/**
 * Web addresses, one a line and with a scheme, of a text with spaces between them, and with bullets or labels such as
 * "GitHub:"; undefined for other text.
 */
export function webAddresses(text: string): string | undefined {
  const addresses = text
    .split(/\s+/)
    .map((part) => part.replace(/^[,;]+/, ''))
    .filter((part) => !/^(?:[\p{P}\p{S}]*|\d+[.)]|.*:)$/u.test(part))
    .map(webAddress)
  return addresses.includes(undefined) ? undefined : addresses.join('\n')
}

/** An address in brackets or quotation marks. */
const enclosed = /^(?:<(.+)>|\((.+)\)|\[(.+)\]|["'“”„«‘’‚](.+)["'“”»‘’])$/
/** Brackets or quotation marks around others, as in `(<example.org>)`. */
const MAX_ENCLOSING_PAIRS = 3

/** A web address as typed, with a scheme; undefined for other text. */
function webAddress(text: string): string | undefined {
  const typed = withoutEnclosing(cleanLine(text))
  // Full-width letters become ordinary ones (NFKC), but not in a path, where a page may have them.
  const bare = /^[\x21-\x7e]+?(?:[/?#]|$)/.test(typed) ? typed : normalizeAddress(typed)
  const withScheme = /^https?:\/\//i.test(bare) ? bare : `https://${bare.replace(/^\/\//, '')}`
  if (/[\s\\]/.test(withScheme) || !URL.canParse(withScheme)) return undefined
  const { username, password, hostname } = new URL(withScheme)
  // With `https://` in front, "mailto:ada@example.org" would parse as a user name and a host.
  const isPlain = username === '' && password === '' && isDomainName(hostname)
  return isPlain ? withScheme : undefined
}

function withoutEnclosing(text: string): string {
  let address = withoutPunctuation(text)
  for (let pairs = 0; pairs < MAX_ENCLOSING_PAIRS; pairs += 1) {
    const inside = enclosed
      .exec(address)
      ?.slice(1)
      .find((group) => group !== undefined)
    if (inside === undefined) break
    address = withoutPunctuation(inside.trim())
  }
  return address
}
