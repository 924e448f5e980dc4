import { createImageUrlBuilder, type ImageUrlBuilder } from '@sanity/image-url'
import { z } from 'zod'

/** An image as a page needs it: addresses for several widths, and the box that it fills (CSS px). */
export interface Picture {
  src: string
  srcSet: string
  width: number
  height: number
  alt: string
  caption?: string
}

/** An image field of the content platform: an asset reference with optional crop and hotspot (spec §3). */
export const imageField = z.object({
  asset: z.object({ _ref: z.string().regex(/^image-[\da-zA-Z]+-\d+x\d+-[a-z]+$/) }),
  crop: z
    .object({ top: z.number(), bottom: z.number(), left: z.number(), right: z.number() })
    .nullish(),
  hotspot: z
    .object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })
    .nullish(),
  alt: z.string().nullish(),
  caption: z.string().nullish(),
})
export type ImageField = z.infer<typeof imageField>

/** Where the image addresses point: the site's own `/images`, or the hosted platform's image CDN. */
export interface ImageHost {
  baseUrl: string
  projectId: string
  dataset: string
}

const shown = {
  /** The blog list's large card (spec §7). */
  featured: { width: 800, height: 600 },
  /** The blog list's grid card (spec §7). */
  card: { width: 400, height: 300 },
  /** The post's hero (spec §7). */
  hero: { width: 1920, height: 1080 },
  /** An image inside a post: 800 wide, its own height (spec §7). */
  inline: { width: 800, height: undefined },
}
export type PictureUse = keyof typeof shown

/** Builds the `Picture` for one use, with the editor's crop and hotspot honoured. */
export function toPicture(host: ImageHost, image: ImageField, use: PictureUse): Picture {
  const { width } = shown[use]
  const height = shown[use].height ?? Math.round(width / croppedRatio(image))
  const builder = createImageUrlBuilder(host)
  const at = (w: number) => sized(builder, image, w, Math.round((w * height) / width))
  const widths = [...new Set([0.25, 0.5, 1, 2].map((scale) => Math.round(width * scale)))].filter(
    (w) => w >= 320 && w <= 2400,
  )
  return {
    src: at(width),
    srcSet: widths.map((w) => `${at(w)} ${w}w`).join(', '),
    width,
    height,
    alt: image.alt ?? '',
    ...(image.caption ? { caption: image.caption } : {}),
  }
}

function sized(builder: ImageUrlBuilder, image: ImageField, width: number, height: number) {
  const source = {
    asset: image.asset,
    ...(image.crop ? { crop: image.crop } : {}),
    ...(image.hotspot ? { hotspot: image.hotspot } : {}),
  }
  return builder.image(source).width(width).height(height).fit('crop').auto('format').url()
}

/** Width over height of what the crop leaves; the reference itself names the original's size. */
function croppedRatio(image: ImageField): number {
  const size = /-(\d+)x(\d+)-/.exec(image.asset._ref)
  const crop = image.crop ?? { top: 0, bottom: 0, left: 0, right: 0 }
  const width = Number(size?.[1] ?? 1) * (1 - crop.left - crop.right)
  const height = Number(size?.[2] ?? 1) * (1 - crop.top - crop.bottom)
  return width > 0 && height > 0 ? width / height : 1
}
