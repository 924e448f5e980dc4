import { z } from 'zod'
import { cleanText } from './clean-text.ts'
import { orNull } from './documents.ts'

const share = z.number().min(0).max(1)
const cropField = z
  .object({ top: share, bottom: share, left: share, right: share })
  .refine(({ top, bottom, left, right }) => top + bottom < 1 && left + right < 1)
const hotspotField = z.object({ x: share, y: share, width: share, height: share })
const assetId = z.string().regex(/^image-\w+-[1-9]\d*x[1-9]\d*-[a-z\d]+$/)

/**
 * An image field of the content platform: an asset, by reference or resolved, with optional crop and
 * hotspot. An invalid crop, hotspot or preview is ignored.
 */
export const imageField = z.object({
  asset: z
    .union([z.object({ _ref: assetId }), z.object({ _id: assetId })])
    .transform((asset) => ({ _ref: '_ref' in asset ? asset._ref : asset._id })),
  crop: orNull(cropField),
  hotspot: orNull(hotspotField),
  alt: orNull(z.string().transform(cleanText)),
  caption: orNull(z.string().transform(cleanText)),
  lqip: orNull(
    z
      .string()
      .max(4096)
      .regex(/^data:image\/(jpeg|png|webp);base64,[A-Za-z\d+/]+=*$/),
  ),
})
export type ImageField = z.infer<typeof imageField>
