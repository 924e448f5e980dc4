/**
 * Characters that nobody sees, such as zero-width spaces and direction controls, which come with pasted text
 * and can make it look like other text. Joiners, variation selectors and tags stay, since emoji and several
 * writing systems need them (UAX #44, Default_Ignorable_Code_Point).
 */
const unseen =
  /(?!\p{Join_Control}|\p{Variation_Selector}|[\u{e0020}-\u{e007f}])\p{Default_Ignorable_Code_Point}/gu
const lineBreaks = /[\r\n\t\v\f\u0085\u2028\u2029]+/g
const invisible = /^[\s\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u
/** Accents on a letter beyond the three that languages write: they would cover the lines around it. */
const excessAccents =
  /([\p{M}&&[\p{Script=Inherited}\p{Me}]]{3})[\p{M}&&[\p{Script=Inherited}\p{Me}]]+/gv
/** No writing system needs more combining marks on one character (UAX #15, Stream-Safe Text Format). */
const MAX_MARKS_IN_A_ROW = 30
const markRun = new RegExp(`(\\p{M}{${MAX_MARKS_IN_A_ROW}})\\p{M}+`, 'gu')

/**
 * Cleans a line of text, in the browser and on the server alike: line breaks and tabs become a space; control
 * characters, characters that nobody sees, and spaces around it are removed. The result has no CR or LF, so it
 * can't end a mail header early (RFC 5322 §2.2).
 */
export function cleanLine(value: string): string {
  return clean(value.replace(lineBreaks, ' ').replace(/\p{Cc}/gu, ''))
}

/** Cleans multi-line text as `cleanLine` does, but line breaks become LF and tabs stay. */
export function cleanText(value: string): string {
  const lines = value.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
  return clean(lines.replace(/[^\P{Cc}\n\t]/gu, ''))
}

function clean(value: string): string {
  const text = normalize(value.replace(unseen, '').replace(excessAccents, '$1'), 'NFC')
  let [start, end] = [0, text.length]
  while (start < end && isEdge(text.charAt(start))) start += 1
  while (start < end && isEdge(text.charAt(end - 1))) end -= 1
  return text.slice(start, end)
}

/** A space, or a joiner with nothing to join. */
function isEdge(character: string): boolean {
  return character.trim() === '' || character === '\u200c' || character === '\u200d'
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

/**
 * Normalizes an address, whose full-width letters become ordinary ones (NFKC). Signs behind a letter that would become
 * letters or digits, as in `example.org™` or `/in/ada²`, become a space: they'd make it another address.
 */
export function normalizeAddress(text: string): string {
  const parted = text.replace(/(?<=[\p{L}\p{M}\p{N}])[\p{So}\p{No}]/gu, (sign) =>
    sign.normalize('NFKC') === sign ? sign : ' ',
  )
  return normalize(parted, 'NFKC')
}
