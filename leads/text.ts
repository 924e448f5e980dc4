/** Bidi overrides and isolates, which can make text look like other text. */
const directionControls = /[\u202a-\u202e\u2066-\u2069]/g
const lineBreaks = /[\r\n\t\v\f\u0085\u2028\u2029]+/g
const invisible = /^[\s\p{Cf}\p{Cc}]*$/u
/** No writing system needs more combining marks on one character (UAX #15, Stream-Safe Text Format). */
const MAX_MARKS_IN_A_ROW = 30
const markRun = new RegExp(`(\\p{M}{${MAX_MARKS_IN_A_ROW}})\\p{M}+`, 'gu')

/**
 * Cleans a line of text: line breaks and tabs become a space, other control characters are removed. The
 * result has no CR or LF, so it can't end a mail header early (RFC 5322 §2.2).
 */
export function cleanLine(value: string): string {
  const joined = value.replace(lineBreaks, ' ').replace(directionControls, '')
  return normalize(joined.replace(/\p{Cc}/gu, ''), 'NFC').trim()
}

/** Cleans multi-line text: line breaks become LF, tabs stay, other control characters are removed. */
export function cleanText(value: string): string {
  const lines = value.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
  return normalize(lines.replace(/[^\P{Cc}\n\t]/gu, ''), 'NFC').trim()
}

/** Whether text has only spaces and other invisible characters. */
export function isBlank(value: string): boolean {
  return invisible.test(value)
}

/** The length in code points: an emoji outside the basic plane is one character, not two. */
export function characters(value: string): number {
  return [...value].length
}

/**
 * Normalizes to a Unicode form (UAX #15) without lone surrogates. Normalization sorts combining marks in
 * quadratic time, so runs of more than 30 are cut first.
 */
export function normalize(value: string, form: 'NFC' | 'NFKC'): string {
  return value.toWellFormed().replace(markRun, '$1').normalize(form)
}
