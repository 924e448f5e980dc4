const EXTENSION = 0x21
const IMAGE = 0x2c
const TRAILER = 0x3b
const GRAPHIC_CONTROL = 0xf9
const APPLICATION = 0xff
/** Application extensions that change how the image is drawn. */
const drawn: ReadonlySet<string> = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012'])

/** The blocks of a GIF image up to its end, without comments and other extensions (GIF89a, 12–27). */
export function* drawnGif(file: Buffer): Generator<Uint8Array> {
  let at = 13 + colorTableBytes(file.readUInt8(10))
  yield file.subarray(0, at)
  while (at < file.length) {
    const start = at
    const block = file.readUInt8(at)
    if (block === IMAGE) {
      const colors = colorTableBytes(file.readUInt8(at + 9))
      at = endOfSubBlocks(file, at + 11 + colors)
      yield file.subarray(start, at)
    } else if (block === EXTENSION) {
      at = endOfSubBlocks(file, at + 2)
      if (isDrawn(file, start)) yield file.subarray(start, at)
    } else break
  }
  yield Buffer.from([TRAILER])
}

function isDrawn(file: Buffer, start: number): boolean {
  const label = file.readUInt8(start + 1)
  if (label !== APPLICATION) return label === GRAPHIC_CONTROL
  return drawn.has(file.toString('latin1', start + 3, start + 14))
}

/** Bytes of the color table that a packed field announces. */
function colorTableBytes(packed: number): number {
  return packed & 0x80 ? 3 * 2 ** ((packed & 0x07) + 1) : 0
}

function endOfSubBlocks(file: Buffer, start: number): number {
  let at = start
  for (let size = file[at]; size; size = file[at]) at += size + 1
  return at + 1
}
