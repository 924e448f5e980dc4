import { createHash } from 'node:crypto'
import type { AssetName } from '../assets/asset-name.ts'
import { limits } from '../limits.ts'
import { type Geometry, geometryOf, type Size, withinPixels } from './geometry.ts'
import type { Format, ImageParameters } from './image-parameters.ts'

/** Everything that determines the bytes of a transformed image. */
export interface ImagePlan extends Geometry {
  readonly source: Size
  readonly format: Format
  readonly quality: number
  /** Only the first frame of an animation. */
  readonly isStill?: true
}

const defaultQuality = 75

/**
 * Plans the transformation of an asset for a browser's accepted formats. Undefined: the asset is
 * served as uploaded, as is SVG unless a format is requested.
 */
export function planImage(
  parameters: ImageParameters,
  asset: AssetName,
  accept: string,
): ImagePlan | undefined {
  if (Object.keys(parameters).length === 0) return undefined
  if (asset.extension === 'svg' && !parameters.format) return undefined
  const source = sizeIn(asset)
  const wanted = geometryOf(parameters, source)
  const format = parameters.format ?? formatFor(parameters, asset.extension, accept, wanted.size)
  return {
    ...withinPixels(wanted, limits.outputPixels[format]),
    source,
    format,
    quality: Math.round(parameters.quality ?? defaultQuality),
    ...(parameters.isStill ? { isStill: true } : {}),
  }
}

/** The cache key: equal for all URLs of the same image. */
export function planKey(asset: AssetName, plan: ImagePlan): string {
  return createHash('sha256')
    .update(JSON.stringify([asset.file, plan]))
    .digest('hex')
    .slice(0, 40)
}

function formatFor(
  { negotiate }: ImageParameters,
  extension: string,
  accept: string,
  { width, height }: Size,
): Format {
  if (negotiate) {
    // AVIF would lose the frames of an animation.
    const canBeAvif = extension !== 'gif' && extension !== 'webp'
    const isSmall = width * height <= limits.outputPixels.avif
    if (canBeAvif && isSmall && accept.includes('image/avif')) return 'avif'
    if (accept.includes('image/webp')) return 'webp'
  }
  return extension === 'png' || extension === 'gif' || extension === 'webp' ? extension : 'jpg'
}

/** The size of an image asset, after orientation, from its file name. */
function sizeIn({ file }: AssetName): Size {
  const [, width, height] = /-(\d+)x(\d+)\./.exec(file) ?? []
  return { width: Math.max(1, Number(width)), height: Math.max(1, Number(height)) }
}
