import type { Sharp } from 'sharp'
import { drawnGif } from './gif.ts'
import { drawnJpeg } from './jpeg.ts'
import { drawnPng } from './png.ts'
import { drawnWebp } from './webp.ts'

/** By file extension: the parts of a file that draw, unchanged, and the orientation where the format has one. */
const readers: Readonly<
  Record<string, (file: Buffer, orientation: number) => Iterable<Uint8Array>>
> = { jpg: drawnJpeg, png: drawnPng, webp: drawnWebp, gif: drawnGif }

/**
 * An image without what does not draw, such as where and with what a photo was taken (EXIF, XMP, IPTC, comments, and
 * what follows the image). Its color profile and orientation stay. An image without metadata stays the same file.
 * @param file as uploaded
 * @param image the same
 * @throws RangeError when the file ends too early
 */
export async function removeMetadata(
  file: Buffer,
  image: Sharp,
  extension: string,
): Promise<Buffer> {
  const { orientation = 1, exif, xmp, iptc } = await image.metadata()
  const upright = image.autoOrient().keepIccProfile()
  // The metadata of this one is spread over the file, and not all of it is known to the decoder.
  if (extension === 'tif') return upright.tiff({ compression: 'deflate' }).toBuffer()
  // This one would need a checksum of its orientation.
  if (extension === 'png' && orientation !== 1) return upright.png().toBuffer()
  const read = readers[extension]
  if (read) return Buffer.concat([...read(file, orientation)])
  if (!exif && !xmp && !iptc) return file
  const compression = extension === 'avif' ? 'av1' : 'hevc'
  return upright.heif({ compression, quality: 90, effort: 2 }).toBuffer()
}
