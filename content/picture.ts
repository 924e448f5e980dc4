import { createImageUrlBuilder, type ImageUrlBuilder } from '@sanity/image-url'
import { z } from 'zod'
import { cleanText } from './clean-text.ts'

/** An image as a page needs it: addresses for several widths, and the box that it fills (CSS px). */
export interface Picture {
  src: string
  srcSet: string
  width: number
  height: number
  alt: string
  caption?: string
  /** What stands in the box until the image arrives. */
  lqip?: Lqip
}

/** A tiny preview of the whole original, and the part of the original that the picture shows. */
export interface Lqip {
  /** A data URI of some hundred bytes. */
  src: string
  /** Size of the original in px. */
  width: number
  height: number
  /** The shown part as an SVG `viewBox`, in px of the original. */
  viewBox: string
}

const share = z.number().min(0).max(1)
const cropField = z
  .object({ top: share, bottom: share, left: share, right: share })
  .refine(({ top, bottom, left, right }) => top + bottom < 1 && left + right < 1)
const hotspotField = z.object({ x: share, y: share, width: share, height: share })
const assetId = z.string().regex(/^image-\w+-[1-9]\d*x[1-9]\d*-[a-z\d]+$/)

/**
 * An image field of the content platform: an asset, by reference or in full, with optional crop and
 * hotspot (spec §3). A crop, hotspot or preview that makes no sense is left out; the image stays.
 */
export const imageField = z.object({
  asset: z
    .union([z.object({ _ref: assetId }), z.object({ _id: assetId })])
    .transform((asset) => ({ _ref: '_ref' in asset ? asset._ref : asset._id })),
  crop: cropField.nullish().catch(null),
  hotspot: hotspotField.nullish().catch(null),
  alt: z.string().transform(cleanText).nullish().catch(null),
  caption: z.string().transform(cleanText).nullish().catch(null),
  lqip: z
    .string()
    .max(4096)
    .regex(/^data:image\/(jpeg|png|webp);base64,[A-Za-z\d+/]+=*$/)
    .nullish()
    .catch(null),
})
export type ImageField = z.infer<typeof imageField>

/** Only where the original is opaque: nothing would hide the preview behind a transparent one. */
const lqipField = '"lqip": select(asset->metadata.isOpaque != false => asset->metadata.lqip)'
/** GROQ: the field `image` with its preview, for the one picture that a page opens with. */
export const imageProjection = `image{..., ${lqipField}}` as const
/** GROQ: the field `content`, its image blocks with their previews. */
export const contentProjection = `content[]{..., _type == "image" => {${lqipField}}}` as const

/** Where the image addresses point: the site's own `/images`, or the hosted platform's image CDN. */
export interface ImageHost {
  baseUrl: string
  projectId: string
  dataset: string
}

/** The size of each use, and the widths that are on offer for it. */
const shown = {
  /** The blog list's large card (spec §7). */
  featured: { width: 800, height: 600, widths: [400, 800, 1200, 1600] },
  /** The blog list's grid card (spec §7). */
  card: { width: 400, height: 300, widths: [400, 600, 800] },
  /** The post's hero (spec §7). */
  hero: { width: 1920, height: 1080, widths: [480, 960, 1440, 1920] },
  /** An image inside a post: 800 wide, its own height (spec §7). */
  inline: { width: 800, height: undefined, widths: [400, 800, 1200, 1600] },
}
export type PictureUse = keyof typeof shown

/** Builds the `Picture` for one use, with the editor's crop and hotspot honoured. */
export function toPicture(host: ImageHost, image: ImageField, use: PictureUse): Picture {
  const { width, widths } = shown[use]
  const original = originalSize(image)
  const left = croppedSize(original, image)
  const height = shown[use].height ?? Math.max(1, Math.round((width * left.height) / left.width))
  const builder = createImageUrlBuilder(host)
  // With its own height an image needs none in its address, and no bound on heights refuses it.
  const ratio = shown[use].height ? height / width : undefined
  const at = (w: number) => sized(builder, image, w, ratio)
  // Wider than what the crop leaves would be a larger file of no more detail.
  const detail = Math.min(left.width, (left.height * width) / height)
  const useful = widths.filter((w, index) => index === 0 || w <= detail * 1.05)
  const src = at(width)
  return {
    src,
    srcSet: useful.map((w) => `${at(w)} ${w}w`).join(', '),
    width,
    height,
    alt: image.alt ?? '',
    ...(image.caption ? { caption: image.caption } : {}),
    ...(image.lqip
      ? { lqip: { src: image.lqip, ...original, viewBox: shownPart(src, original) } }
      : {}),
  }
}

function sized(builder: ImageUrlBuilder, image: ImageField, width: number, ratio?: number): string {
  const source = {
    asset: image.asset,
    ...(image.crop ? { crop: image.crop } : {}),
    ...(image.hotspot ? { hotspot: image.hotspot } : {}),
  }
  const fitted = builder.image(source).width(width).fit('crop').auto('format')
  return (ratio ? fitted.height(Math.round(width * ratio)) : fitted).url()
}

interface Size {
  width: number
  height: number
}

/** The reference itself names the original's size. */
function originalSize(image: ImageField): Size {
  const size = /-(\d+)x(\d+)-/.exec(image.asset._ref)
  return { width: Number(size?.[1] ?? 1), height: Number(size?.[2] ?? 1) }
}

function croppedSize({ width, height }: Size, { crop }: ImageField): Size {
  if (!crop) return { width, height }
  return {
    width: width * (1 - crop.left - crop.right),
    height: height * (1 - crop.top - crop.bottom),
  }
}

/** What the address cuts out of the original: its `rect`, which crop, hotspot and ratio decide. */
function shownPart(src: string, { width, height }: Size): string {
  const rect = new URL(src).searchParams.get('rect')
  return rect?.replaceAll(',', ' ') ?? `0 0 ${width} ${height}`
}
