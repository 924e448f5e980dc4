import type { ImageField } from './image-field.ts'
import { type ImageHost, type ImageUse, imageUses, variantUrl } from './image-variants.ts'

/** An image for a page: URLs for several widths, and the box that it fills (CSS px). */
export interface Picture {
  src: string
  srcSet: string
  width: number
  height: number
  alt: string
  caption?: string
  /** The placeholder until the image is loaded. */
  lqip?: Lqip
  /** Only in previews: its document and field, as the attribute `data-sanity`. */
  edit?: string
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

/** Only for opaque originals, because a transparent one would not cover the preview. */
const lqipField = '"lqip": select(asset->metadata.isOpaque != false => asset->metadata.lqip)'
/** GROQ: the field `image` with its preview, for the one picture that a page opens with. */
export const imageProjection = `image{..., ${lqipField}}` as const
/** GROQ: the field `content`, its image blocks with their previews. */
export const contentProjection = `content[]{..., _type == "image" => {${lqipField}}}` as const

/** Builds the `Picture` for one use, with the editor's crop and hotspot. */
export function toPicture(host: ImageHost, image: ImageField, use: ImageUse): Picture {
  const { width, widths, height: fixedHeight } = imageUses[use]
  const original = originalSize(image)
  const cropped = croppedSize(original, image)
  const height = fixedHeight ?? Math.max(1, Math.round((width * cropped.height) / cropped.width))
  const at = (w: number) => variantUrl(host, image, use, w)
  // A width larger than the crop would only make a larger file.
  const detail = Math.min(cropped.width, (cropped.height * width) / height)
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

/** The `rect` parameter: the visible part of the original, by crop, hotspot and aspect ratio. */
function shownPart(src: string, { width, height }: Size): string {
  const rect = new URL(src).searchParams.get('rect')
  return rect?.replaceAll(',', ' ') ?? `0 0 ${width} ${height}`
}
