export { boundedBody } from './bounded-fetch.ts'
export { tagsOfWebhook } from './changes/webhook.ts'
export { platformClient } from './client.ts'
export {
  clientOf,
  exportToFile,
  importDataset,
  type Progress,
  type WritablePlatform,
} from './dataset.ts'
export { type Drafts, openDrafts } from './drafts/drafts.ts'
export { editableContent } from './drafts/editable.ts'
export { formerSlugsPatch } from './former-slugs-patch.ts'
export {
  type ImageHost,
  imageQuery,
  isAllowedImageUrl,
  signingKeyOf,
  unsignedQueryOf,
  variantUrl,
} from './image-variants.ts'
export { type OpenContent, openContent } from './open-content.ts'
export { parseBody } from './rich-text/parse-body.ts'
export { richTextOf } from './rich-text/rich-text-of.ts'
export { supportedRichText } from './rich-text/unknown-parts.ts'
export { isSample, seedPrefix } from './sample.ts'
export type { ContentSource } from './source.ts'
