/** Characters that no HTML or XML can hold: a browser would read other text than React wrote. */
const unwritable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

/** Text without the characters that a page cannot carry, every line end being a line feed. */
export function cleanText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(unwritable, '')
}
