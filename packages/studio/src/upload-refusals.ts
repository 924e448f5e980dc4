import { defineLocaleResourceBundle } from 'sanity'

const picture =
  'A picture may have 32 MB and 100 megapixels (10,000 × 10,000) at most, as JPEG, PNG, WebP, AVIF or GIF. An SVG with scripts is refused. Make it smaller or save it in another format, and try again.'

/**
 * What the Studio says when the embedded platform refuses an upload, with the platform's limits
 * (packages/content-lake/src/limits.ts). Its own words only point to the console.
 */
export const uploadRefusals = defineLocaleResourceBundle({
  locale: 'en-US',
  namespace: 'studio',
  resources: {
    'asset-sources.common.uploader.upload-failed.title': 'The picture was not accepted',
    'asset-sources.common.uploader.upload-failed.description': picture,
    'inputs.file.upload-failed.title': 'The file was not accepted',
    'inputs.file.upload-failed.description': picture,
  },
})
