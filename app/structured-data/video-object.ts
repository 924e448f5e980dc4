import type { VideoObject } from 'schema-dts'
import type { SiteFacts } from '#app/request-context.server.ts'

/** A film with its label and alternative text. */
export interface Film {
  loop: { mp4: string; poster: { plain: string }; filmedAt: string; seconds: number }
  label: string
  /** What it shows: its alternative text. */
  alternative: string
}

/** A silent film of the product, as the home page plays it. */
export function videoObject(
  { loop, label, alternative }: Film,
  { siteUrl }: SiteFacts,
): Exclude<VideoObject, string> {
  return {
    '@type': 'VideoObject',
    '@id': siteUrl + loop.mp4,
    name: label,
    description: alternative,
    thumbnailUrl: siteUrl + loop.poster.plain,
    contentUrl: siteUrl + loop.mp4,
    uploadDate: loop.filmedAt,
    duration: `PT${loop.seconds}S`,
    encodingFormat: 'video/mp4',
    isFamilyFriendly: true,
    publisher: { '@id': `${siteUrl}/#organization` },
  }
}
