import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { removeMetadata } from './remove-metadata.ts'

/** Text that only metadata has. */
const SECRET = 'Taken at 59.91 N, 10.75 E'
const WIDTH = 40
const HEIGHT = 20
const formats = ['jpeg', 'png', 'webp', 'avif', 'tiff'] as const

/** An image that is red on the left and blue on the right, with metadata of a camera. */
function photo(format: (typeof formats)[number], orientation: number): Promise<Buffer> {
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 3)
  for (let at = 0; at < WIDTH * HEIGHT; at += 1)
    pixels[at * 3 + (at % WIDTH < WIDTH / 2 ? 0 : 2)] = 255
  return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .toFormat(format)
    .withExif({ IFD0: { Copyright: SECRET }, IFD3: { GPSAreaInformation: SECRET } })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${SECRET}</x:xmpmeta>`)
    .withIccProfile('p3')
    .withMetadata({ orientation })
    .toBuffer()
}

async function remove(file: Buffer): Promise<Buffer> {
  const image = sharp(file, { animated: true })
  return (await removeMetadata(image, await sharp(file).metadata())) ?? file
}

/** The color near the upper left corner, as the viewer sees it. */
async function cornerColor(file: Buffer): Promise<string> {
  const upright = sharp(file).autoOrient().removeAlpha().toColorspace('srgb')
  const { data, info } = await upright.raw().toBuffer({ resolveWithObject: true })
  const at = (5 * info.width + 5) * 3
  return (data[at] ?? 0) > (data[at + 2] ?? 0) ? 'red' : 'blue'
}

describe.each(formats)('an image as %s', (format) => {
  it.each([1, 3, 6, 8])('with orientation %i keeps how it looks', async (orientation) => {
    const file = await photo(format, orientation)
    const result = await remove(file)
    const [before, after] = await Promise.all([sharp(file).metadata(), sharp(result).metadata()])
    const { format: sameFormat, autoOrient, icc, compression } = before
    expect(after).toMatchObject({ format: sameFormat, autoOrient, icc })
    if (format === 'avif') expect(after.compression).toBe(compression)
    expect(await cornerColor(result)).toBe(await cornerColor(file))
  })

  it('has no metadata, and is the same file when it is uploaded again', async () => {
    const file = await photo(format, 6)
    expect(file.toString('latin1')).toContain(SECRET)
    const result = await remove(file)
    expect(result.toString('latin1')).not.toContain(SECRET)
    expect(await remove(result)).toEqual(result)
  })
})

it('keeps the frames of an animation', async () => {
  const frame = { create: { width: 8, height: 8, channels: 3 as const, background: 'red' } }
  const frames = [sharp(frame), sharp({ create: { ...frame.create, background: 'blue' } })]
  const images = await Promise.all(frames.map((one) => one.png().toBuffer()))
  const file = await sharp(images, { join: { animated: true } })
    .webp()
    .withExif({ IFD0: { Copyright: SECRET } })
    .toBuffer()
  const result = await remove(file)
  expect(result.toString('latin1')).not.toContain(SECRET)
  expect((await sharp(result).metadata()).pages).toBe(2)
})
