import { open, readFile, writeFile } from 'node:fs/promises'
import type { Metadata, Sharp } from 'sharp'
import { contentTypeOf } from '../assets/content-type.ts'
import { badRequest, tooLarge } from '../errors.ts'
import { limits } from '../limits.ts'
import type { JsonObject } from '../store/document.ts'
import { removeMetadata } from './remove-metadata.ts'
import { openImage } from './render-image.ts'
import { sanitizeSvg } from './sanitize-svg.ts'
import { supported, unreadable } from './unreadable-image.ts'

export interface ImageDescription {
  readonly extension: string
  readonly width: number
  readonly height: number
  readonly mimeType: string
  /**
   * The `metadata` of the asset document: dimensions, transparency, blurred preview, dominant
   * color.
   */
  readonly metadata: JsonObject
}

const extensions: Readonly<Record<string, string>> = {
  jpeg: 'jpg',
  png: 'png',
  gif: 'gif',
  webp: 'webp',
  tiff: 'tif',
  svg: 'svg',
  avif: 'avif',
  heif: 'heif',
}

const tooLargeSvg = `An SVG image may have ${limits.svgUploadBytes / 1024 ** 2} MB. Simplify it, or save it as PNG.`

/**
 * Reads the metadata of an uploaded image, whose file is first replaced by one with only what draws.
 * @throws HttpError 400 when it is not a supported image, 413 when it has too many pixels
 */
export async function describeImage(path: string): Promise<ImageDescription> {
  if (await isLargeText(path)) throw tooLarge(tooLargeSvg)
  // The real format is not known yet; an SVG is small enough to be read into memory below.
  const probe = await openImage(path, '')
    .then((image) => image.metadata())
    .catch(rejectImage)
  const format = probe.format === 'heif' && probe.compression === 'av1' ? 'avif' : probe.format
  const extension = extensions[format ?? '']
  if (!extension) throw badRequest(`${format} images are not supported. ${supported}`)
  const { width, height } = probe.autoOrient
  const most = probe.format === 'heif' ? limits.avifPixels : limits.imagePixels
  if (width * height > most) throw tooManyPixels(most)
  await keepOnlyWhatDraws(path, extension, probe)
  const image = await openImage(path, extension).catch(rejectImage)
  const { isOpaque, dominant } = await image.stats().catch(rejectImage)
  const dimensions = {
    _type: 'sanity.imageDimensions',
    width,
    height,
    aspectRatio: width / height,
  }
  const metadata = {
    _type: 'sanity.imageMetadata',
    dimensions,
    hasAlpha: probe.hasAlpha ?? false,
    isOpaque,
    lqip: await tinyPreview(await openImage(path, extension)),
    palette: { _type: 'sanity.imagePalette', dominant: swatch(dominant) },
  }
  return { extension, width, height, mimeType: contentTypeOf(extension), metadata }
}

async function keepOnlyWhatDraws(path: string, extension: string, probe: Metadata): Promise<void> {
  const drawn =
    extension === 'svg'
      ? sanitizeSvg(await readFile(path, 'utf8'))
      : await removeMetadata(await openImage(path, extension, true), probe).catch(rejectImage)
  if (drawn !== undefined) await writeFile(path, drawn, { flush: true })
}

/** Whether a file starts as an SVG does, with a tag, and is larger than one may be. */
async function isLargeText(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    if (size <= limits.svgUploadBytes) return false
    const { buffer, bytesRead } = await file.read(Buffer.alloc(64))
    return /^\uFEFF?\s*</.test(buffer.toString('utf8', 0, bytesRead))
  } finally {
    await file.close()
  }
}

function rejectImage(error: unknown): never {
  // The decoder refuses more pixels by itself.
  if (error instanceof Error && /pixel limit/i.test(error.message))
    throw tooManyPixels(limits.imagePixels)
  throw badRequest(unreadable)
}

function tooManyPixels(most: number) {
  return tooLarge(`This image has more than ${most / 1e6} million pixels. Upload a smaller one.`)
}

async function tinyPreview(image: Sharp): Promise<string> {
  const small = image.autoOrient().resize(20, 20, { fit: 'inside' })
  const bytes = await small.flatten({ background: '#fff' }).jpeg({ quality: 60 }).toBuffer()
  return `data:image/jpeg;base64,${bytes.toString('base64')}`
}

function swatch({ r, g, b }: { r: number; g: number; b: number }): JsonObject {
  const hex = [r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('')
  // WCAG 2 relative luminance, approximated, to choose between black and white text.
  const isLight = 0.2126 * r + 0.7152 * g + 0.0722 * b > 140
  const text = isLight ? '#000' : '#fff'
  return {
    _type: 'sanity.imagePaletteSwatch',
    background: `#${hex}`,
    foreground: text,
    title: text,
    population: 1,
  }
}
