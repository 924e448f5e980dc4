import { orientationAsExif } from './orientation.ts'

const HEADER_BYTES = 12
const HAS_EXIF = 0b1000
const HAS_XMP = 0b0100

/** Chunks that change how the image is drawn (RFC 9649, 2.7). */
const drawn: ReadonlySet<string> = new Set(['VP8 ', 'VP8L', 'ICCP', 'ANIM', 'ANMF', 'ALPH'])

/** The chunks of a WebP image, without EXIF, XMP, unknown ones, and what follows. */
export function* drawnWebp(file: Buffer, orientation: number): Generator<Uint8Array> {
  const exif = orientationAsExif(orientation)
  const chunks = [...drawnChunks(file, exif !== undefined)]
  if (exif) chunks.push(Buffer.from('EXIF'), littleEndian(exif.length), exif)
  const size = chunks.reduce((sum, { length }) => sum + length, 0)
  yield Buffer.concat([Buffer.from('RIFF'), littleEndian(size + 4), Buffer.from('WEBP')])
  yield* chunks
}

function* drawnChunks(file: Buffer, hasExif: boolean): Generator<Uint8Array> {
  const fileEnd = Math.min(file.length, 8 + file.readUInt32LE(4))
  let at = HEADER_BYTES
  while (at + 8 <= fileEnd) {
    const size = file.readUInt32LE(at + 4)
    // Chunks have even lengths.
    const end = at + 8 + size + (size % 2)
    const type = file.toString('latin1', at, at + 4)
    if (type === 'VP8X') {
      const header = Buffer.from(file.subarray(at, end))
      const flags = header.readUInt8(8) & ~(HAS_EXIF | HAS_XMP)
      header.writeUInt8(hasExif ? flags | HAS_EXIF : flags, 8)
      yield header
    } else if (drawn.has(type)) yield file.subarray(at, end)
    at = end
  }
}

function littleEndian(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
