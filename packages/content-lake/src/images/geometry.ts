import { limits } from '../limits.ts'
import type { ImageParameters } from './image-parameters.ts'

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Box extends Size {
  readonly left: number
  readonly top: number
}

/** The source region, the size it is scaled to, and the canvas around it. */
export interface Geometry {
  readonly region: Box
  readonly size: Size
  /** Larger than `size` for modes that pad with background. */
  readonly canvas: Size
  /** `crop=entropy`: the crop keeps the part with the most detail. */
  readonly byEntropy?: true
}

/** Computes an image's geometry. Pure. */
export function geometryOf(parameters: ImageParameters, source: Size): Geometry {
  const rect = clampedRect(parameters.rect, source)
  const { width, height } = targetOf(parameters, rect)
  const { fit = 'clip' } = parameters
  if (width !== undefined && height !== undefined) {
    const target = bounded({ width, height })
    if (fit === 'scale') return { region: rect, size: target, canvas: target }
    if (fit === 'crop') return cropped(parameters, rect, target)
    if (fit === 'min') return cropped(parameters, rect, scaled(target, shrinkInto(target, rect)))
    if (fit === 'fill' || fit === 'fillmax') {
      const enlarge = fit === 'fill' ? Number.POSITIVE_INFINITY : 1
      const scale = Math.min(target.width / rect.width, target.height / rect.height, enlarge)
      return { region: rect, size: scaled(rect, scale), canvas: target }
    }
  }
  const scale = Math.min(
    (width ?? Number.POSITIVE_INFINITY) / rect.width,
    (height ?? Number.POSITIVE_INFINITY) / rect.height,
    fit === 'max' || (width === undefined && height === undefined) ? 1 : Number.POSITIVE_INFINITY,
  )
  const size = bounded(scaled(rect, scale))
  return { region: rect, size, canvas: size }
}

/** The requested size in pixels, after the device pixel ratio and `min-*` and `max-*`. */
function targetOf(parameters: ImageParameters, source: Size): Partial<Size> {
  const { dpr = 1, minWidth, maxWidth, minHeight, maxHeight } = parameters
  const isBounded = [minWidth, maxWidth, minHeight, maxHeight].some((bound) => bound !== undefined)
  const noSize = parameters.width === undefined && parameters.height === undefined
  if (!isBounded || !noSize) {
    return {
      ...side('width', clamp(parameters.width, minWidth, maxWidth), dpr),
      ...side('height', clamp(parameters.height, minHeight, maxHeight), dpr),
    }
  }
  const width = clamp(source.width, minWidth, maxWidth) ?? source.width
  const height = clamp(source.height, minHeight, maxHeight) ?? source.height
  return { width: width * dpr, height: height * dpr }
}

function side(name: keyof Size, value: number | undefined, dpr: number): Partial<Size> {
  return value === undefined ? {} : { [name]: value * dpr }
}

function clamp(value: number | undefined, low = 1, high = Number.POSITIVE_INFINITY) {
  return value === undefined ? undefined : Math.min(high, Math.max(low, value))
}

function clampedRect(rect: ImageParameters['rect'], source: Size): Box {
  const all = { left: 0, top: 0, width: source.width, height: source.height }
  if (!rect || rect.left >= source.width || rect.top >= source.height) return all
  const width = Math.min(rect.width, source.width - rect.left)
  const height = Math.min(rect.height, source.height - rect.top)
  return { left: rect.left, top: rect.top, width, height }
}

function cropped(parameters: ImageParameters, within: Box, size: Size): Geometry {
  const { crop = parameters.focus ? 'focalpoint' : 'center' } = parameters
  if (crop === 'entropy') return { region: within, size, canvas: size, byEntropy: true }
  const { x, y, zoom } = (crop === 'focalpoint' && parameters.focus) || sideFocus(crop)
  const fitting = Math.min(within.width / size.width, within.height / size.height) / zoom
  const width = Math.min(within.width, Math.max(1, Math.round(size.width * fitting)))
  const height = Math.min(within.height, Math.max(1, Math.round(size.height * fitting)))
  const left = within.left + startOf(x * within.width, width, within.width)
  const top = within.top + startOf(y * within.height, height, within.height)
  return { region: { left, top, width, height }, size, canvas: size }
}

function sideFocus(crop: string): { x: number; y: number; zoom: number } {
  const x = crop === 'left' ? 0 : crop === 'right' ? 1 : 0.5
  const y = crop === 'top' ? 0 : crop === 'bottom' ? 1 : 0.5
  return { x, y, zoom: 1 }
}

/** The start of a segment centered on a point and clamped to the length. */
function startOf(center: number, part: number, whole: number): number {
  return Math.round(Math.min(whole - part, Math.max(0, center - part / 2)))
}

const shrinkInto = (size: Size, box: Size) =>
  Math.min(1, box.width / size.width, box.height / size.height)

function scaled({ width, height }: Size, factor: number, round = Math.round): Size {
  const pixels = (length: number) => Math.max(1, round(length * factor))
  return { width: pixels(width), height: pixels(height) }
}

/** Scales an image down to a maximum number of pixels, padding included. */
export function withinPixels(geometry: Geometry, pad: number, pixels: number) {
  const { size, canvas } = geometry
  const all = (canvas.width + 2 * pad) * (canvas.height + 2 * pad)
  if (all <= pixels) return { geometry, pad }
  const factor = Math.sqrt(pixels / all)
  // Rounded down, so that it stays within the maximum.
  const smaller = (whole: Size) => scaled(whole, factor, Math.floor)
  return {
    geometry: { ...geometry, size: smaller(size), canvas: smaller(canvas) },
    pad: Math.floor(pad * factor),
  }
}

function bounded(size: Size): Size {
  const longest = Math.max(size.width, size.height)
  return scaled(size, Math.min(1, limits.imageSidePixels / longest))
}
