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
  const { region, size, canvas, source, byEntropy, effects } = plan
  const image = await openImage(path, extension, await keepsFrames(path, extension, plan))
  image.timeout({ seconds: limits.imageTimeoutSeconds }).autoOrient()
  const isWhole = region.width === source.width && region.height === source.height
  if (!isWhole) image.extract({ ...region })
  image.resize(size.width, size.height, {
    fit: byEntropy ? 'cover' : 'fill',
    ...(byEntropy ? { position: sharp.strategy.entropy } : {}),
  })
  const transparent = { r: 255, g: 255, b: 255, alpha: 0 }
  const background = effects.background ?? (plan.format === 'jpg' ? '#fff' : transparent)
  const pad = effects.pad ?? 0
  const left = Math.floor((canvas.width - size.width) / 2)
  const top = Math.floor((canvas.height - size.height) / 2)
  if (pad > 0 || canvas.width > size.width || canvas.height > size.height)
    image.extend({
      left: left + pad,
      right: canvas.width - size.width - left + pad,
      top: top + pad,
      bottom: canvas.height - size.height - top + pad,
      background,
    })
  applyEffects(image, effects)
  if (effects.background ?? plan.format === 'jpg') image.flatten({ background })
  return encoded(image, plan).toBuffer()
}

/** Animations are kept where the output format allows it and no single frame is requested. */
async function keepsFrames(
  path: string,
  extension: string,
  { format, effects, canvas, size, byEntropy }: ImagePlan,
): Promise<boolean> {
  const canMove = (format === 'gif' || format === 'webp') && ['gif', 'webp'].includes(extension)
  const isPlain = canvas.width === size.width && canvas.height === size.height && !effects.pad
  if (!canMove || !isPlain || byEntropy || effects.rotate || effects.firstFrame) return false
  const { pages = 1 } = await sharp(path).metadata()
  return pages * size.width * size.height <= limits.animationPixels
}

function applyEffects(image: Sharp, effects: ImagePlan['effects']): void {
  if (effects.rotate) image.rotate(effects.rotate)
  if (effects.flip) image.flip()
  if (effects.flop) image.flop()
  // Maps the hosted platform's ranges (1–2000 and 1–100) to sharp's.
  if (effects.blur) image.blur(Math.max(0.3, effects.blur / 20))
  if (effects.sharpen) image.sharpen({ sigma: Math.max(0.1, effects.sharpen / 20) })
  if (effects.grayscale) image.grayscale()
  if (effects.invert) image.negate({ alpha: false })
}

function encoded(image: Sharp, { format, quality, progressive }: ImagePlan): Sharp {
  if (format === 'webp') return image.webp({ quality })
  // AVIF needs about two thirds of the quality number for the same look; effort 2 bounds the first
  // visitor's wait.
  if (format === 'avif') return image.avif({ quality: Math.round(quality * 0.66), effort: 2 })
  if (format === 'png') return image.png()
  if (format === 'gif') return image.gif()
  return image.jpeg({ quality, progressive })
}
