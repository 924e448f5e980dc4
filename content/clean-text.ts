/** Characters that no XML 1.0 document may contain, not even escaped (XML 1.0 §2.2). */
const invalidInXml = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

/** Removes characters that XML cannot represent. */
export function removeInvalidXml(text: string): string {
  return text.replace(invalidInXml, '')
}

/**
 * Embeddings, overrides, and isolates (UAX #9): they show letters in another order than they are written, up to
 * the end of the paragraph if they aren't closed. The marks of right-to-left scripts stay.
 */
const directionControls = /[\u202a-\u202e\u2066-\u2069]/g

/** Accents on a letter beyond the three that languages write: they would cover the lines around it. */
const excessAccents =
  /([\p{M}&&[\p{Script=Inherited}\p{Me}]]{3})[\p{M}&&[\p{Script=Inherited}\p{Me}]]+/gv

/**
 * Normalizes line ends to line feeds, and removes characters that pages and feeds cannot hold: a browser would
 * parse other text than React rendered. So that text is read as it's written, direction controls and accents that
 * cover other lines are removed, too.
 */
export function cleanText(text: string): string {
  return removeInvalidXml(text.replace(/\r\n?/g, '\n'))
    .replace(directionControls, '')
    .replace(excessAccents, '$1')
}

/** No writing system needs more combining marks on one character (UAX #15, Stream-Safe Text Format). */
const MAX_MARKS_IN_A_ROW = 30
const markRun = new RegExp(`(\\p{M}{${MAX_MARKS_IN_A_ROW}})\\p{M}+`, 'gu')

/**
 * Normalizes to a Unicode form (UAX #15). Normalization sorts combining marks in quadratic time, so runs of more
 * than 30 are cut first.
 */
export function normalize(text: string, form: 'NFC' | 'NFKC' | 'NFKD'): string {
  return text.replace(markRun, '$1').normalize(form)
}

/** Whether text shows nothing, such as a space without a width. */
export function isBlank(text: string): boolean {
  return /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(text)
}

/** Cleans all texts of a block of the dataset, at any depth. */
export function cleanTexts(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value)
  if (Array.isArray(value)) return value.map(cleanTexts)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, cleanTexts(one)]))
}
