import { defineLocaleResourceBundle } from 'sanity'

const picture =
  'A picture can be a JPEG, PNG, WebP, AVIF, or GIF with at most 32 MB and 51 megapixels (such as 8,200 × 6,150). Make the picture smaller or save it in another format, and try again.'

/**
 * What the Studio says when the embedded platform refuses an upload, with the platform's limits
 * (packages/content-lake/src/limits.ts). Its own words only point to the console.
 */
export const uploadRefusals = defineLocaleResourceBundle({
  locale: 'en-US',
  namespace: 'studio',
  resources: {
    'asset-sources.common.uploader.upload-failed.title': 'The picture wasn’t accepted',
    'asset-sources.common.uploader.upload-failed.description': picture,
    'inputs.file.upload-failed.title': 'The file wasn’t accepted',
    'inputs.file.upload-failed.description': picture,
  },
})
