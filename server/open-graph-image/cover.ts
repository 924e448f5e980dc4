import sharp from 'sharp'

/** Without the cover in this time, a drawing takes its place. */
const COVER_TIMEOUT_MS = 5_000

/**
 * A post's cover for its Open Graph image: a data address of a PNG, or undefined where it cannot be had.
 * @param address as the page names it, from the content platform's own image addresses
 * @param own what turns an address of this site into one of the platform behind it
 */
export async function fetchCover(
  address: string,
  own: { siteUrl: string; platformUrl: string } | undefined,
): Promise<string | undefined> {
  const url =
    own && address.startsWith(`${own.siteUrl}/images/`)
      ? own.platformUrl + address.slice(own.siteUrl.length)
      : address
  try {
    const response = await fetch(url, {
      redirect: 'error',
      signal: AbortSignal.timeout(COVER_TIMEOUT_MS),
    })
    if (!response.ok) return undefined
    const picture = await sharp(await response.arrayBuffer())
      .resize(1120, 630, { fit: 'cover' })
      .png()
      .toBuffer()
    return `data:image/png;base64,${picture.toString('base64')}`
  } catch {
    return undefined
  }
}
