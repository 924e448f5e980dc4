import { limits } from '../limits.ts'
import type { ImageParameters } from './image-parameters.ts'

export interface Size {
  readonly width: number
  readonly height: number
}

interface Box extends Size {
  readonly left: number
  readonly top: number
}

/** The source region, and the size it is scaled to. */
export interface Geometry {
  readonly region: Box
  readonly size: Size
}

/** Computes an image's geometry. Pure. */
export function geometryOf(parameters: ImageParameters, source: Size): Geometry {
  const region = clampedRect(parameters.rect, source)
  const { fit = 'clip', dpr = 1 } = parameters
  const width = parameters.width && parameters.width * dpr
  const height = parameters.height && parameters.height * dpr
  if (width && height && fit === 'crop') return cropped(region, bounded({ width, height }))
  const mayEnlarge = fit !== 'max' && (width || height)
  const scale = Math.min(
    (width ?? Number.POSITIVE_INFINITY) / region.width,
    (height ?? Number.POSITIVE_INFINITY) / region.height,
    mayEnlarge ? Number.POSITIVE_INFINITY : 1,
  )
  return { region, size: bounded(scaled(region, scale)) }
}

function clampedRect(rect: ImageParameters['rect'], source: Size): Box {
  const all = { left: 0, top: 0, width: source.width, height: source.height }
  if (!rect || rect.left >= source.width || rect.top >= source.height) return all
  const width = Math.min(rect.width, source.width - rect.left)
  const height = Math.min(rect.height, source.height - rect.top)
  return { left: rect.left, top: rect.top, width, height }
}

/** The middle of a region, in the proportions of a size. */
function cropped(within: Box, size: Size): Geometry {
  const scale = Math.min(within.width / size.width, within.height / size.height)
  const { width, height } = scaled(size, scale)
  const left = within.left + Math.round((within.width - width) / 2)
  const top = within.top + Math.round((within.height - height) / 2)
  return { region: { left, top, width, height }, size }
}

function scaled({ width, height }: Size, factor: number, round = Math.round): Size {
  const pixels = (length: number) => Math.max(1, round(length * factor))
  return { width: pixels(width), height: pixels(height) }
}

/** Scales an image down to a maximum number of pixels. */
export function withinPixels(geometry: Geometry, pixels: number): Geometry {
  const { width, height } = geometry.size
  const factor = Math.sqrt(pixels / (width * height))
  // Rounded down, so that it stays within the maximum.
  return factor >= 1 ? geometry : { ...geometry, size: scaled(geometry.size, factor, Math.floor) }
}

function bounded(size: Size): Size {
  const longest = Math.max(size.width, size.height)
  return scaled(size, Math.min(1, limits.imageSidePixels / longest))
}
