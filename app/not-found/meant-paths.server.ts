import { normalize } from '#content/index.ts'

/** Longer than any link of the site, encoded and wrapped. Paths beyond it have no meant ones. */
const MAX_CHARACTERS = 1_000
/** How often a path is decoded at most. Some programs encode a link that is already encoded. */
const MAX_DECODES = 3

/**
 * The paths that a slightly wrong link may mean, best match first: without what a program appended to it or
 * wrapped it in (`/contact).`, `/pricing%20`, `/"contact"`), without a file name (`/contact/index.html`), with hyphens
 * (`/ai_chat`), and in lowercase. They are only guesses, so the caller checks whether there is such a page.
 * @param path as requested, percent-encoded
 * @returns paths of this site other than `path`, percent-encoded. At most twelve
 */
export function meantPaths(path: string): string[] {
  if (path.length > MAX_CHARACTERS) return []
  const text = decoded(path).replace(ownOrigin, '')
  if (text.includes('/..')) return []
  // A mail program may have broken the link into lines.
  const unbroken = text.replace(/[\s\p{Cf}]+/gu, '')
  const hyphenated = text.trim().replace(/[\s_]+/g, '-')
  const paths = [unbroken, text, hyphenated]
    .map(withoutPunctuation)
    .flatMap((one) => [one, withoutFileName(one)])
    .flatMap((one) => [one.toLowerCase(), one])
    .map((one) => encodeURI(one || '/'))
  return [...new Set(paths)].filter((one) => one !== path && !one.includes('//'))
}

/** The origin of a whole link that was put behind the origin. */
const ownOrigin = /^\/https?:\/{1,2}[^/]+(?=\/)/i

/** A query, up to what a program may have appended to the link. */
const query = /^[^?#&<=]*(?:\?|&amp;|&(?=utm_))([\w.-]+=[^\s#<>()[\]{}"'|]*)/

/**
 * The query of a link that was encoded together with its path, as in `/contact%3Futm_source%3Dmail`.
 * @returns with its question mark; empty if there is none
 */
export function meantQuery(path: string): string {
  if (path.length > MAX_CHARACTERS) return ''
  const [, parameters] = query.exec(decoded(path)) ?? []
  return parameters ? `?${new URLSearchParams(parameters)}` : ''
}

/** The text of a path, with ordinary instead of full-width letters (NFKC). What is not UTF-8 becomes U+FFFD. */
function decoded(path: string): string {
  let text = path.toWellFormed()
  for (let count = 0; count < MAX_DECODES && text.includes('%'); count += 1)
    text = text.replace(/(?:%[\da-f]{2})+/gi, (octets) =>
      Buffer.from(octets.replaceAll('%', ''), 'hex').toString('utf8'),
    )
  return text.replace(/[\p{L}\p{M}\p{N}]+/gu, (word) => normalize(word, 'NFKC'))
}

/** What programs and people put around a link. Other characters are not understood, and stay. */
const punctuation = /(?![/\\%@._-])[\p{P}\p{Z}\p{Cf}\p{Sc}\p{Sk}\p{Sm}]/u
const opening = new RegExp(`(?<=/)(?:${punctuation.source}|_)+/?(?=[\\p{L}\\p{N}])`, 'gu')

/** From where an encoded character was cut off, or an emoji, an @, or an escaped character was typed behind a link. */
const broken = /(?<=[\p{L}\p{N}][._-]{0,4})[%\uFFFD@\\\p{Extended_Pictographic}].*$/su

/** Marks at the end. Without the lookbehind, the search would start again at each mark. */
const marks = /(?<![._-])[._-]+$/

/** The part of a path before the first punctuation, a query, or an HTML tag. */
function withoutPunctuation(text: string): string {
  const [beforeQuery = ''] = text.split(/[?#&<=]/)
  const [path = ''] = beforeQuery.replace(opening, '').replace(broken, '').split(punctuation)
  return path.replace(marks, '').replace(/\/$/, '').replace(marks, '')
}

function withoutFileName(path: string): string {
  return path.replace(/(?:\/(?:index|default))?\.(?:html?|php|aspx?)$/i, '')
}
