const SIGNATURE_BYTES = 8
/** Length, type, and checksum. */
const FRAME_BYTES = 12

/** Chunks that change how the image is drawn (PNG, third edition, 11). */
const drawn: ReadonlySet<string> = new Set(
  'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD pHYs acTL fcTL fdAT'.split(
    ' ',
  ),
)

/** The chunks of a PNG image up to its end, without text, times, EXIF, and unknown ones. */
export function* drawnPng(file: Buffer): Generator<Uint8Array> {
  yield file.subarray(0, SIGNATURE_BYTES)
  let at = SIGNATURE_BYTES
  while (at < file.length) {
    const end = at + FRAME_BYTES + file.readUInt32BE(at)
    const type = file.toString('latin1', at + 4, at + 8)
    if (drawn.has(type)) yield file.subarray(at, end)
    if (type === 'IEND') break
    at = end
  }
}
