/** EXIF with nothing but the orientation, if the image is not upright. */
export function orientationAsExif(orientation: number): Buffer | undefined {
  if (orientation < 2 || orientation > 8) return undefined
  // A header and a directory with one entry (EXIF 3.0, 4.6): tag 0x0112 with one number of two bytes.
  const exif = Buffer.from(
    'MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\0\0\0\0\0\0\0',
    'latin1',
  )
  exif.writeUInt16BE(orientation, 18)
  return exif
}
