import type { Metadata, Sharp } from 'sharp'

/** At this quality, the loss of encoding a photo again is hardly visible. */
const QUALITY = 90

/**
 * An image without what cameras and editors store about it, such as where a photo was taken. Its color profile stays,
 * and its orientation is applied.
 * @param image with all its frames
 * @returns undefined for an image that has no metadata and can stay as it is
 */
export async function removeMetadata(
  image: Sharp,
  metadata: Metadata,
): Promise<Buffer | undefined> {
  const { format, exif, xmp, iptc, comments } = metadata
  // The decoder doesn't know all metadata of TIFF.
  const isTiff = format === 'tiff'
  if (!isTiff && !exif && !xmp && !iptc && !comments) return undefined
  image.autoOrient().keepIccProfile()
  if (isTiff) image.tiff({ compression: 'deflate' })
  else if (format === 'heif')
    image.heif({ compression: metadata.compression ?? 'av1', quality: QUALITY, effort: 2 })
  else image.toFormat(format, { quality: QUALITY })
  // The encoder writes no metadata unless it is told to.
  return image.toBuffer()
}
