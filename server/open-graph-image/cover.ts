import sharp from 'sharp'
import { boundedBody } from '#content/index.server.ts'

/** After this time, a drawing replaces the cover. */
const COVER_TIMEOUT_MS = 5_000

/**
 * A post's cover for its Open Graph image, as a data URL of a PNG; undefined if it can't be fetched.
 * @param coverUrl as in the page: a URL of the content platform, or of this site in front of it
 * @param own translates a URL of this site to the platform behind it
 */
export async function fetchCover(
  coverUrl: string,
  own: { siteUrl: string; platformUrl: string } | undefined,
): Promise<string | undefined> {
  const url =
    own && coverUrl.startsWith(`${own.siteUrl}/images/`)
      ? own.platformUrl + coverUrl.slice(own.siteUrl.length)
      : coverUrl
  try {
    const response = await fetch(url, {
      redirect: 'error',
      signal: AbortSignal.timeout(COVER_TIMEOUT_MS),
    })
    if (!response.ok || !response.body) return undefined
    const bytes = await new Response(boundedBody(response.body)).arrayBuffer()
    const picture = await sharp(bytes).resize(1120, 630, { fit: 'cover' }).png().toBuffer()
    return `data:image/png;base64,${picture.toString('base64')}`
  } catch {
    return undefined
  }
}
