import { createImageUrlBuilder } from '@sanity/image-url'
import { deriveKey, isEqualInConstantTime, sign } from '#signing/index.ts'

/** The base of image URLs: the site's own `/images`, or the hosted platform's image CDN. */
export interface ImageHost {
  baseUrl: string
  projectId: string
  dataset: string
  /** Signs URLs of `/images` with an editor's crop or hotspot. */
  signingKey?: Buffer
}

/** The parts of an image field that decide its URL. */
interface ImageSource {
  asset: { _ref: string }
  crop?: { top: number; bottom: number; left: number; right: number } | null | undefined
  hotspot?: { x: number; y: number; width: number; height: number } | null | undefined
}

interface ImageBox {
  width: number
  /** Absent where an image keeps its own. */
  height: number | undefined
  widths: readonly number[]
  /** The widest box on a page, in CSS px. */
  shownWidth: number
  /** Default: WebP. */
  format?: 'jpg'
  /** Whether an animation shows its first frame only. */
  isStill?: boolean
}

/**
 * The sizes of content images in pages, feeds and structured data: the nominal size of each use, and the
 * available widths in px. An image with less detail is also available in its own width.
 */
export const imageUses = {
  /** The blog list's large card. */
  featured: { width: 800, height: 600, widths: [400, 800, 1200, 1600], shownWidth: 800 },
  /** The blog list's grid card. */
  card: { width: 400, height: 300, widths: [400, 600, 800], shownWidth: 600 },
  /** The post's hero. */
  hero: { width: 1920, height: 1080, widths: [480, 960, 1440, 1920], shownWidth: 1120 },
  /** The portrait of a person. */
  portrait: { width: 44, height: 44, widths: [44, 88, 132], shownWidth: 44, isStill: true },
  /** An image inside a post: 800 wide, its own height. */
  inline: { width: 800, height: undefined, widths: [400, 800, 1200, 1600], shownWidth: 800 },
  /** The Open Graph image. A JPEG, because not every service that shows link previews reads WebP. */
  openGraph: { width: 1200, height: 630, widths: [1200], shownWidth: 1200, format: 'jpg' },
} as const satisfies Record<string, ImageBox>
export type ImageUse = keyof typeof imageUses

const uses = Object.keys(imageUses) as ImageUse[]
/** In characters of base64url: 96 bits. */
const SIGNATURE_LENGTH = 16

interface Size {
  width: number
  height: number
}

/** The size of an image (px); the reference itself names it. */
export function originalSize(asset: string): Size {
  const size = /-(\d+)x(\d+)-/.exec(asset)
  return { width: Number(size?.[1] ?? 1), height: Number(size?.[2] ?? 1) }
}

/** The width that an image of a size has in the shape of a use without being enlarged (px). */
export function ownWidth({ width, height }: Size, use: ImageUse): number {
  const box: ImageBox = imageUses[use]
  const fitting = box.height ? Math.min(width, (height * box.width) / box.height) : width
  return Math.max(1, Math.floor(fitting))
}

/** The key that signs image URLs, derived from a secret. */
export function signingKeyOf(secret: string | Buffer): Buffer {
  return deriveKey(secret, 'image addresses')
}

/**
 * The URL of an image for one use, in one of its widths. With an editor's crop it has a signature `s`,
 * because crops cannot be listed.
 */
export function variantUrl(
  host: ImageHost,
  image: ImageSource,
  use: ImageUse,
  width: number,
): string {
  const { asset, crop, hotspot } = image
  const source = { asset, ...(crop ? { crop } : {}), ...(hotspot ? { hotspot } : {}) }
  const url = build(host, source, use, width)
  if (!host.signingKey || !(crop || hotspot)) return url
  if (url === build(host, { asset }, use, width)) return url
  return `${url}&s=${signatureOf(host.signingKey, new URL(url))}`
}

/**
 * Whether a URL of `/images` is an original or a variant that the site uses.
 * @param url with parameters in any order; unknown and duplicate parameters are rejected
 */
export function isAllowedImageUrl(host: ImageHost, url: URL): boolean {
  const asset = assetOf(host, url.pathname)
  if (!asset) return false
  if (url.searchParams.size === 0) return true
  if (url.searchParams.has('s')) return isSigned(host, url)
  const width = Number(url.searchParams.get('w'))
  const own = originalSize(asset)
  return uses
    .filter((use) => [...imageUses[use].widths, ownWidth(own, use)].includes(width))
    .some((use) => {
      const listed = new URL(build(host, { asset: { _ref: asset } }, use, width))
      return imageQuery(listed) === imageQuery(url)
    })
}

function build(host: ImageHost, source: ImageSource, use: ImageUse, width: number): string {
  const { baseUrl, projectId, dataset } = host
  const box: ImageBox = imageUses[use]
  const sized = createImageUrlBuilder({ baseUrl, projectId, dataset })
    .image(source)
    .width(width)
    .fit('crop')
  // An image with its own height needs no height in its URL.
  const boxed = box.height
    ? sized.height(Math.max(1, Math.floor((width * box.height) / box.width)))
    : sized
  const still = box.isStill ? boxed.frame(1) : boxed
  // In the URL, since CDNs ignore `Vary: Accept`. A drawing stays a drawing.
  return (source.asset._ref.endsWith('-svg') ? still : still.format(box.format ?? 'webp')).url()
}

/** The asset reference of a path. */
function assetOf({ projectId, dataset }: ImageHost, path: string): string | undefined {
  const folder = `/images/${projectId}/${dataset}/`
  if (!path.startsWith(folder)) return undefined
  const name = /^(\w+)-([1-9]\d*x[1-9]\d*)\.([a-z\d]+)$/.exec(path.slice(folder.length))
  return name ? `image-${name[1]}-${name[2]}-${name[3]}` : undefined
}

function isSigned({ signingKey }: ImageHost, url: URL): boolean {
  const [given = '', ...others] = url.searchParams.getAll('s')
  if (!signingKey || others.length > 0) return false
  return isEqualInConstantTime(given, signatureOf(signingKey, url))
}

/** The signature of path and parameters, truncated: guesses need a request each. */
function signatureOf(key: Buffer, url: URL): string {
  return sign(key, `${url.pathname}?${unsignedQueryOf(url)}`).slice(0, SIGNATURE_LENGTH)
}

/** The platform's parameters of a URL, in canonical form. */
export function unsignedQueryOf(url: URL): string {
  const unsigned = new URL(url)
  unsigned.searchParams.delete('s')
  return imageQuery(unsigned)
}

/** All parameters of a URL, in canonical form. */
export function imageQuery({ searchParams }: URL): string {
  const query = new URLSearchParams(searchParams)
  query.sort()
  return query.toString()
}
