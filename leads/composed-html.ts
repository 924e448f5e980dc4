import sanitizeHtml from 'sanitize-html'
import { cleanText } from './text.ts'

/** Plain block markup, all without attributes: nothing to click, load or run. */
const blockMarkup = [
  ...['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'h1', 'h2', 'h3', 'h4', 'blockquote'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
]

/** The parser's work grows with the square of what is open at once; a real mail has some dozens. */
const MAX_TAGS = 2_000
/** As long as a whole post may be. */
const MAX_HTML_LENGTH = 32 * 1024

/**
 * Reduces HTML from outside to the allow-list.
 * @returns undefined when there is more of it than a mail could need
 */
export function reduceHtml(html: string): string | undefined {
  if (html.length > MAX_HTML_LENGTH || html.split('<', MAX_TAGS + 2).length > MAX_TAGS + 1) {
    return undefined
  }
  return sanitizeHtml(cleanText(html), {
    allowedTags: blockMarkup,
    allowedAttributes: {},
    disallowedTagsMode: 'discard',
    nestingLimit: 30,
    // A bold or italic text keeps its meaning under the name that is allowed.
    transformTags: { b: 'strong', i: 'em' },
  }).trim()
}

/** The readable text of reduced HTML, one line for each block. */
export function htmlToText(html: string): string {
  const broken = html.replace(/<br(?: \/)?>|<\/(?:p|li|h[1-4]|blockquote|tr|caption)>/g, '$&\n')
  const text = sanitizeHtml(broken.replace(/<\/t[dh]>/g, '$& '), { allowedTags: [] })
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
