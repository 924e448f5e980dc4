import { orientationAsExif } from './orientation.ts'

const START_OF_IMAGE = 0xd8
const END_OF_IMAGE = 0xd9
const START_OF_SCAN = 0xda
const COMMENT = 0xfe
const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7
const isApplication = (marker: number) => marker >= 0xe0 && marker <= 0xef

/** Application segments that change how the image is drawn, by marker and start. */
const drawn: Readonly<Record<number, string>> = {
  224: 'JFIF\0',
  226: 'ICC_PROFILE\0',
  238: 'Adobe',
}

/** The segments of a JPEG image up to its end, without comments and other application segments (ITU-T T.81, B.1). */
export function* drawnJpeg(file: Buffer, orientation: number): Generator<Uint8Array> {
  yield Buffer.from([0xff, START_OF_IMAGE])
  const exif = orientationAsExif(orientation)
  if (exif) yield exifSegment(exif)
  let at = nextMarker(file, 2)
  while (at < file.length && file[at + 1] !== END_OF_IMAGE) {
    const end = at + 2 + file.readUInt16BE(at + 2)
    const segment = file.subarray(at, end)
    at = nextMarker(file, end)
    if (isDrawn(segment)) yield segment
    // Compressed data follows.
    if (segment[1] === START_OF_SCAN) yield file.subarray(end, at)
  }
  yield Buffer.from([0xff, END_OF_IMAGE])
}

function isDrawn(segment: Buffer): boolean {
  const marker = segment.readUInt8(1)
  if (marker === COMMENT) return false
  if (!isApplication(marker)) return true
  const start = drawn[marker]
  return start !== undefined && segment.toString('latin1', 4, 4 + start.length) === start
}

/** Where the next segment starts; elsewhere, 0xff is followed by zero, another one, or the number of a restart. */
function nextMarker(file: Buffer, start: number): number {
  let at = file.indexOf(0xff, start)
  while (at !== -1) {
    const next = file[at + 1] ?? END_OF_IMAGE
    if (next !== 0 && next !== 0xff && !isRestart(next)) return at
    at = file.indexOf(0xff, at + 1)
  }
  return file.length
}

function exifSegment(exif: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from('Exif\0\0'), exif])
  const head = Buffer.from([0xff, 0xe1, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([head, content])
}
