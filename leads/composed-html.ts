import sanitizeHtml from 'sanitize-html'

/** Plain block markup, all without attributes: nothing to click, load or run (contract: Forms). */
const blockMarkup = [
  ...['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'h1', 'h2', 'h3', 'h4', 'blockquote'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
]

/** Reduces HTML from outside to the allow-list. */
export function reduceHtml(html: string): string {
  return sanitizeHtml(html, {
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
  const broken = html.replace(/<br[^>]*>|<\/(?:p|li|h[1-4]|blockquote|tr|caption)>/g, '$&\n')
  const text = sanitizeHtml(broken.replace(/<\/t[dh]>/g, '$& '), { allowedTags: [] })
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/[ \t]*\n\s*\n*/g, '\n')
    .trim()
}
