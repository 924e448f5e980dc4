import { readFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { limits } from '../limits.ts'
import type { ImagePlan } from './image-plan.ts'

/** SVG is read from memory: read from a file, it could include other files. */
export async function openImage(path: string, extension: string, animated = false): Promise<Sharp> {
  const input = extension === 'svg' ? await readFile(path) : path
  return sharp(input, { limitInputPixels: limits.imagePixels, failOn: 'none', animated })
}

/** Renders a planned image. */
export async function renderImage(
  path: string,
  extension: string,
  plan: ImagePlan,
): Promise<Buffer> {
  const { region, size, source } = plan
  const image = await openImage(path, extension, await keepsFrames(path, extension, plan))
  image.timeout({ seconds: limits.imageTimeoutSeconds }).autoOrient()
  const isWhole = region.width === source.width && region.height === source.height
  if (!isWhole) image.extract({ ...region })
  image.resize(size.width, size.height, { fit: 'fill' })
  if (plan.format === 'jpg') image.flatten({ background: '#fff' })
  return encoded(image, plan).toBuffer()
}

/** Animations are kept where the output format allows it. */
async function keepsFrames(
  path: string,
  extension: string,
  { format, size }: ImagePlan,
): Promise<boolean> {
  const canMove = (format === 'gif' || format === 'webp') && ['gif', 'webp'].includes(extension)
  if (!canMove) return false
  const { pages = 1 } = await sharp(path).metadata()
  return pages * size.width * size.height <= limits.animationPixels
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
