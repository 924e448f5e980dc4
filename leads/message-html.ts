import { createRequire } from 'node:module'
import { cleanText } from './fields/text.ts'

const require = createRequire(import.meta.url)

/** Loaded when it's first used, because it takes 17 MB, and few sites get such messages. */
function sanitizer(): typeof import('sanitize-html') {
  return require('sanitize-html')
}

/** The allowed tags. None has attributes, so there is nothing to click, load, or run. */
const allowedTags = [
  ...['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'h1', 'h2', 'h3', 'h4', 'blockquote'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
]

/** The parser takes quadratic time in the number of open tags. Real mails have a few dozen. */
const MAX_TAGS = 2_000

/**
 * Reduces untrusted HTML to the allowed tags.
 * @param maxLength in UTF-16 code units
 * @returns undefined when it is too long or has too many tags
 */
export function sanitizeMessageHtml(html: string, maxLength: number): string | undefined {
  if (html.length > maxLength || html.split('<', MAX_TAGS + 2).length > MAX_TAGS + 1) {
    return undefined
  }
  return sanitizer()(cleanText(html), {
    allowedTags,
    allowedAttributes: {},
    disallowedTagsMode: 'discard',
    nestingLimit: 30,
    // Not dropped, because they have an allowed equivalent.
    transformTags: { b: 'strong', i: 'em' },
  }).trim()
}

/** The text of reduced HTML, with one line for each block. */
export function htmlToText(html: string): string {
  const broken = html.replace(/<br(?: \/)?>|<\/(?:p|li|h[1-4]|blockquote|tr|caption)>/g, '$&\n')
  const text = sanitizer()(broken.replace(/<\/t[dh]>/g, '$& '), { allowedTags: [] })
  const lines = text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .split('\n')
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
}
