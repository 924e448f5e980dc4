/** Characters that no XML 1.0 document may contain, not even escaped (XML 1.0 §2.2). */
const invalidInXml = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

/** Removes characters that XML cannot represent. */
export function removeInvalidXml(text: string): string {
  return text.replace(invalidInXml, '')
}

/**
 * Normalizes line ends to line feeds, and removes characters that pages and feeds cannot hold: a browser would
 * parse other text than React rendered.
 */
export function cleanText(text: string): string {
  return removeInvalidXml(text.replace(/\r\n?/g, '\n'))
}

/** Cleans all texts of a block of the dataset, at any depth. */
export function cleanTexts(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value)
  if (Array.isArray(value)) return value.map(cleanTexts)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, cleanTexts(one)]))
}
