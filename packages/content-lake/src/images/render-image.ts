import { readFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { unavailable } from '../errors.ts'
import { limits } from '../limits.ts'
import { withinPixels } from './geometry.ts'
import type { ImagePlan } from './image-plan.ts'
import { ImageTimeoutError, runImageProcess } from './image-process.ts'

/** SVG is read from memory: read from a file, it could include other files. */
export async function openImage(path: string, extension: string, animated = false): Promise<Sharp> {
  const input = extension === 'svg' ? await readFile(path) : path
  return sharp(input, { limitInputPixels: limits.imagePixels, failOn: 'none', animated })
}

/** Of these, the time to read is bounded by their pixels, and a deadline would only fail on a busy machine. */
const bounded: ReadonlySet<string> = new Set(['png', 'jpg', 'gif', 'webp'])

export interface RenderRequest {
  /** The file of the original. */
  readonly path: string
  readonly extension: string
  readonly plan: ImagePlan
}

/**
 * Renders a planned image in a process of its own.
 * @throws HttpError 503 when it takes too long, Error when it fails
 */
export function renderInProcess(request: RenderRequest, signal: AbortSignal): Promise<Buffer> {
  return runImageProcess({
    module: new URL('./render-process.ts', import.meta.url),
    argument: JSON.stringify(request),
    timeoutMs: limits.imageTimeoutSeconds * 1000,
    signal,
  }).catch((error: unknown) => {
    throw error instanceof ImageTimeoutError ? tooLate() : error
  })
}

/**
 * Renders a planned image.
 * @throws HttpError 503 when an image whose drawing can take any time takes too long
 */
export async function renderImage({ path, extension, plan }: RenderRequest): Promise<Buffer> {
  const frames = await framesOf(path, extension, plan)
  const { region, size } = withinPixels(plan, limits.animationPixels / frames)
  const { source } = plan
  const image = await openImage(path, extension, frames > 1)
  if (!bounded.has(extension)) image.timeout({ seconds: limits.imageTimeoutSeconds })
  image.autoOrient()
  const isWhole = region.width === source.width && region.height === source.height
  if (!isWhole) image.extract({ ...region })
  image.resize(size.width, size.height, { fit: 'fill' })
  if (plan.format === 'jpg') image.flatten({ background: '#fff' })
  return encoded(image, plan)
    .toBuffer()
    .catch((error: unknown) => {
      const isLate = error instanceof Error && error.message.startsWith('timeout')
      throw isLate ? tooLate() : error
    })
}

const tooLate = () => unavailable('This image takes too long to draw', { 'retry-after': '2' })

/**
 * The number of frames that are kept: all of an animation if the output format allows it, or one. The original decides,
 * not the requested size: an animation moves in all sizes or in none.
 */
async function framesOf(
  path: string,
  extension: string,
  { format, source, isStill }: ImagePlan,
): Promise<number> {
  const canMove = (format === 'gif' || format === 'webp') && ['gif', 'webp'].includes(extension)
  if (!canMove || isStill) return 1
  const { pages = 1 } = await sharp(path).metadata()
  return pages * source.width * source.height <= limits.animationPixels ? pages : 1
}

function encoded(image: Sharp, { format, quality }: ImagePlan): Sharp {
  if (format === 'webp') return image.webp({ quality })
  // AVIF needs about two thirds of the quality number for the same look; effort 2 bounds the first
  // visitor's wait.
  if (format === 'avif') return image.avif({ quality: Math.round(quality * 0.66), effort: 2 })
  if (format === 'png') return image.png()
  if (format === 'gif') return image.gif()
  return image.jpeg({ quality })
}
