import type { ImageField } from './image-field.ts'
import {
  type ImageHost,
  type ImageUse,
  imageUses,
  originalSize,
  ownWidth,
  variantUrl,
} from './image-variants.ts'

/** An image for a page: URLs for several widths, and the box that it fills (CSS px). */
export interface Picture {
  src: string
  /** Absent if there is only one size. */
  srcSet?: string
  width: number
  height: number
  /** Smaller than the box of its use: shown in its own size instead of enlarged. */
  isSmall?: true
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
/** GROQ: follows the name of a field of rich text, to read its image blocks with their previews. */
export const richTextProjection = `[]{..., _type == "image" => {${lqipField}}}` as const

/** An image with its own shape is at most this high on a page, in CSS px. */
const MAX_HEIGHT = 1_200

/** Builds the `Picture` for one use, with the editor's crop and hotspot. It is never enlarged. */
export function toPicture(host: ImageHost, field: ImageField, use: ImageUse): Picture {
  const { width: nominal, widths, height: nominalHeight, shownWidth } = imageUses[use]
  const original = originalSize(field.asset._ref)
  const cropped = croppedSize(original, field)
  // What remains of some crops is less than half a pixel.
  const hasCrop = cropped.width >= 1 && cropped.height >= 1
  const image = hasCrop ? field : { ...field, crop: null }
  const visible = hasCrop ? cropped : original
  const ratio = nominalHeight ? nominalHeight / nominal : visible.height / visible.width
  const own = ownWidth(visible, use)
  const width = nominalHeight
    ? Math.min(nominal, own)
    : Math.max(1, Math.min(nominal, own, Math.floor(MAX_HEIGHT / ratio)))
  const at = (w: number) => variantUrl(host, image, use, w)
  const useful = widths.filter((w) => w <= own)
  const available = own < Math.max(...widths) ? [...new Set([...useful, own])] : useful
  const src = at(Math.min(nominal, own))
  return {
    src,
    ...(available.length > 1 ? { srcSet: available.map((w) => `${at(w)} ${w}w`).join(', ') } : {}),
    width,
    height: Math.max(1, Math.min(Math.round(width * ratio), MAX_HEIGHT)),
    ...(width < Math.min(nominal, shownWidth) || own < shownWidth ? { isSmall: true } : {}),
    alt: image.alt ?? '',
    ...(image.caption ? { caption: image.caption } : {}),
    ...(image.lqip
      ? { lqip: { src: image.lqip, ...original, viewBox: shownPart(src, original) } }
      : {}),
  }
}

type Size = ReturnType<typeof originalSize>

function croppedSize({ width, height }: Size, { crop }: ImageField): Size {
  if (!crop) return { width, height }
  return {
    width: Math.round(width * (1 - crop.left - crop.right)),
    height: Math.round(height * (1 - crop.top - crop.bottom)),
  }
}

/** The `rect` parameter: the visible part of the original, by crop, hotspot and aspect ratio. */
function shownPart(src: string, { width, height }: Size): string {
  const rect = new URL(src).searchParams.get('rect')
  return rect?.replaceAll(',', ' ') ?? `0 0 ${width} ${height}`
}
