/**
 * A bullet or number before a line, as word processors and web pages put it on the clipboard. Bullets of symbol
 * fonts are private-use characters in text copied from a PDF.
 */
const listMark =
  /^(?:[-*+–—](?!\d)\s*(?:\[[ x]?\]\s*)?|[•·●▪◦‣⁃∙⋅»›§→\p{So}\p{Co}]\s*|o\t|\[[ x]?\]\s*|[(（]?\d{1,3}(?:\.\d{1,3})*[.)]\s+|\d{1,3}(?:\.\d{1,3})+\t\s*|[(（]?\p{Nd}{1,3}[．）、]\s*|\p{No}\s*|[(（]?(?:[a-z]|[ivx]{1,5})[.)]\s+)/iu

/** The lines of a pasted text that have words, without their bullets and numbers. */
export function linesOf(text: string): string[] {
  return text
    .split(/[\r\n\u2028\u2029]+/)
    .map((line) => line.trim().replace(listMark, '').replace(/\s+/g, ' ').trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
}

/**
 * The list after lines were pasted into the item at an index, or at its end without one. An item that is empty
 * is replaced.
 */
export function withLines(
  list: readonly string[],
  lines: readonly string[],
  index = list.length,
): string[] {
  const kept = list[index]?.trim() ? [list[index]] : []
  return [...list.slice(0, index), ...kept, ...lines, ...list.slice(index + 1)]
}
