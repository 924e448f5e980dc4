import type { AssetName } from './asset-name.ts'

/** Types of files that browsers show without running anything. */
const inlineTypes: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  pdf: 'application/pdf',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
}

/**
 * All types that a response may have. Everything else, above all HTML, is a plain download, so that uploads
 * cannot run script in the serving origin.
 */
const types: Readonly<Record<string, string>> = {
  ...inlineTypes,
  tif: 'image/tiff',
  tiff: 'image/tiff',
  heif: 'image/heif',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
  zip: 'application/zip',
}

/** Whether a browser may show a file instead of saving it. Images are asked for as such. */
export function isShownInline({ kind, extension }: AssetName): boolean {
  return kind === 'images' || Object.hasOwn(inlineTypes, extension)
}

/** The media type of a file extension. */
export function contentTypeOf(extension: string): string {
  return types[extension] ?? 'application/octet-stream'
}

/** `Content-Disposition` of a download (RFC 6266), with an ASCII name and a UTF-8 one. */
export function attachment(name: string): string {
  const plain = name.replace(/[^\w. -]/g, '_')
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`
}
