/** Direction overrides and isolates: they can make a name or subject read as something else. */
const directionControls = /[\u202a-\u202e\u2066-\u2069]/g
const lineBreaks = /[\r\n\t\v\f\u0085\u2028\u2029]+/g
const invisible = /^[\s\p{Cf}\p{Cc}]*$/u
/** No writing system needs more marks on one character (UAX #15, Stream-Safe Text Format). */
const MAX_MARKS_IN_A_ROW = 30
const markRun = new RegExp(`(\\p{M}{${MAX_MARKS_IN_A_ROW}})\\p{M}+`, 'gu')

/**
 * A text of one line: line breaks and tabs become a space, other control characters go. What
 * comes out has no CR or LF and cannot end a mail header early (RFC 5322 §2.2).
 */
export function cleanLine(value: string): string {
  const joined = value.replace(lineBreaks, ' ').replace(directionControls, '')
  return normalize(joined.replace(/\p{Cc}/gu, ''), 'NFC').trim()
}

/** A text of many lines: breaks become LF, tabs stay, other control characters go. */
export function cleanText(value: string): string {
  const lines = value.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
  return normalize(lines.replace(/[^\P{Cc}\n\t]/gu, ''), 'NFC').trim()
}

/** Whether nothing would be seen: spaces, joiners and other invisible characters alone. */
export function isBlank(value: string): boolean {
  return invisible.test(value)
}

/** Length as a person counts it: an emoji beyond the basic plane is one character, not two. */
export function characters(value: string): number {
  return [...value].length
}

/**
 * A Unicode normal form (UAX #15) without lone surrogates. Normalization sorts the marks of a
 * character in quadratic time, so a run of them is cut at 30 before.
 */
export function normalize(value: string, form: 'NFC' | 'NFKC'): string {
  return value.toWellFormed().replace(markRun, '$1').normalize(form)
}
