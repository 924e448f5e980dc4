import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { removeMetadata } from './index.ts'

/** Text that only metadata has. */
const SECRET = 'Taken at 59.91 N, 10.75 E'
const WIDTH = 40
const HEIGHT = 20
const formats = {
  jpg: 'jpeg',
  png: 'png',
  webp: 'webp',
  gif: 'gif',
  avif: 'avif',
  tif: 'tiff',
} as const
type Extension = keyof typeof formats
const extensions = Object.keys(formats) as Extension[]
/** Adds metadata in every place that a format has for it. */
const adders: Readonly<Record<string, (file: Buffer) => Buffer>> = {
  jpg: (file) => {
    const markers = [0xfe, ...Array.from({ length: 16 }, (_, index) => 0xe0 + index)]
    const size = Buffer.from([0, SECRET.length + 2])
    const segments = markers.map((marker) =>
      Buffer.concat([Buffer.from([0xff, marker]), size, Buffer.from(SECRET)]),
    )
    return inserted(file, 2, ...segments)
  },
  png: (file) =>
    inserted(file, 33, ...['tEXt', 'iTXt', 'zTXt', 'eXIf', 'tIME', 'prVt'].map(pngChunk)),
  webp: (file) => {
    const size = Buffer.alloc(4)
    size.writeUInt32LE(SECRET.length)
    // Of an even length.
    const text = Buffer.from(SECRET.length % 2 === 0 ? SECRET : `${SECRET}\0`)
    const chunks = ['EXIF', 'XMP ', 'abcd'].map((type) =>
      Buffer.concat([Buffer.from(type), size, text]),
    )
    const whole = inserted(file, file.length, ...chunks)
    whole.writeUInt32LE(whole.length - 8, 4)
    return whole
  },
  gif: (file) => {
    const text = Buffer.concat([Buffer.from([SECRET.length]), Buffer.from(`${SECRET}\0`)])
    const application = Buffer.from('!\xff\x0bXMP DataXMP', 'latin1')
    const frame = file.indexOf(Buffer.from('!\xf9', 'latin1'))
    return inserted(file, frame, Buffer.from('!\xfe', 'latin1'), text, application, text)
  },
}

function withMore(file: Buffer, extension: Extension): Buffer {
  const add = adders[extension]
  return add ? Buffer.concat([add(file), Buffer.from(SECRET)]) : file
}

function inserted(file: Buffer, at: number, ...parts: Buffer[]): Buffer {
  return Buffer.concat([file.subarray(0, at), ...parts, file.subarray(at)])
}

function pngChunk(type: string): Buffer {
  const typed = Buffer.from(`${type}${SECRET}`)
  const framed = Buffer.alloc(typed.length + 8)
  framed.writeUInt32BE(SECRET.length)
  typed.copy(framed, 4)
  framed.writeUInt32BE(crc32(typed), typed.length + 4)
  return framed
}

/** An image that is red on the left and blue on the right, with metadata of a camera. */
function photo(extension: Extension, orientation: number): Promise<Buffer> {
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 3)
  for (let at = 0; at < WIDTH * HEIGHT; at += 1)
    pixels[at * 3 + (at % WIDTH < WIDTH / 2 ? 0 : 2)] = 255
  return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .toFormat(formats[extension])
    .withExif({ IFD0: { Copyright: SECRET }, IFD3: { GPSAreaInformation: SECRET } })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${SECRET}</x:xmpmeta>`)
    .withIccProfile('p3')
    .withMetadata({ orientation })
    .toBuffer()
}

const remove = (file: Buffer, extension: string) => removeMetadata(file, sharp(file), extension)

/** The color of the middle of the first half, as the viewer sees it, along the longer side. */
async function firstHalf(file: Buffer, isTall: boolean): Promise<string> {
  const upright = await sharp(file).autoOrient().removeAlpha().toColorspace('srgb').raw().toBuffer()
  const [width, x, y] = isTall ? [HEIGHT, 10, 10] : [WIDTH, 10, 10]
  const at = (y * width + x) * 3
  return (upright[at] ?? 0) > (upright[at + 2] ?? 0) ? 'red' : 'blue'
}

describe.each(extensions)('an image as %s', (extension) => {
  it.each([1, 6, 8])('with orientation %i keeps how it looks', async (orientation) => {
    const file = await photo(extension, orientation)
    const result = await remove(file, extension)
    const [before, after] = await Promise.all([sharp(file).metadata(), sharp(result).metadata()])
    expect(after).toMatchObject({ format: before.format, autoOrient: before.autoOrient })
    expect(after.icc).toEqual(before.icc)
    const isTall = before.autoOrient.height > before.autoOrient.width
    expect(await firstHalf(result, isTall)).toBe(await firstHalf(file, isTall))
  })

  it('has no metadata, and is the same file when uploaded again', async () => {
    const result = await remove(withMore(await photo(extension, 6), extension), extension)
    expect(result.toString('latin1')).not.toContain(SECRET)
    expect(await sharp(result).metadata()).not.toHaveProperty('xmp')
    expect(await remove(result, extension)).toEqual(result)
  })

  it('that ends too early is refused, or has no metadata either', async () => {
    const file = withMore(await photo(extension, 6), extension)
    for (let length = 1; length < file.length; length += 1) {
      const result = await remove(file.subarray(0, length), extension).catch(() => undefined)
      expect(result?.toString('latin1') ?? '').not.toContain(SECRET)
    }
  })
})
