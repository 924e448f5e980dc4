/** Characters that HTML and XML cannot hold: a browser would parse other text than React rendered. */
const unwritable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

/** Removes characters that a page cannot hold, and normalizes line ends to line feeds. */
export function cleanText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(unwritable, '')
}

/** Cleans all texts of a block of the dataset, at any depth. */
export function cleanTexts(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value)
  if (Array.isArray(value)) return value.map(cleanTexts)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, cleanTexts(one)]))
}
