/**
 * Replaces an ASCII string in a stream of bytes, even if it's split across two chunks. Chunks are passed on
 * immediately, except for an end that may be the start of the string.
 */
export function replaceText(search: string, replacement: string) {
  let held = ''
  return new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      // Latin-1 maps each byte to one character and back, so other encodings pass through unchanged.
      const text = (held + Buffer.from(chunk).toString('latin1')).replaceAll(search, replacement)
      const end = text.length - prefixAtEnd(text, search)
      held = text.slice(end)
      if (end > 0) controller.enqueue(Buffer.from(text.slice(0, end), 'latin1'))
    },
    flush(controller) {
      if (held !== '') controller.enqueue(Buffer.from(held, 'latin1'))
    },
  })
}

/** The length of the longest prefix of `search` that the text ends with. */
function prefixAtEnd(text: string, search: string): number {
  let length = Math.min(search.length - 1, text.length)
  while (length > 0 && !text.endsWith(search.slice(0, length))) length -= 1
  return length
}
