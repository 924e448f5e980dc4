import type { VideoObject } from 'schema-dts'
import type { SiteFacts } from '#app/request-context.server.ts'

/** A video with its label and alternative text. */
export interface Video {
  files: { mp4: string; poster: { plain: string }; recordedAt: string; durationSeconds: number }
  label: string
  /** What it shows: its alternative text. */
  alternative: string
}

/** A silent video of the product, as the home page plays it. */
export function videoObject(
  { files, label, alternative }: Video,
  { siteUrl }: SiteFacts,
): Exclude<VideoObject, string> {
  return {
    '@type': 'VideoObject',
    '@id': siteUrl + files.mp4,
    name: label,
    description: alternative,
    thumbnailUrl: siteUrl + files.poster.plain,
    contentUrl: siteUrl + files.mp4,
    uploadDate: files.recordedAt,
    duration: `PT${files.durationSeconds}S`,
    encodingFormat: 'video/mp4',
    isFamilyFriendly: true,
    publisher: { '@id': `${siteUrl}/#organization` },
  }
}
