export type AssetKind = 'images' | 'files'

/**
 * A parsed asset file name: `<sha1>-<width>x<height>.<ext>` for images, `<sha1>.<ext>` for files.
 */
export interface AssetName {
  readonly kind: AssetKind
  readonly file: string
  readonly sha1: string
  readonly extension: string
  /** The ID of the asset's document. */
  readonly id: string
}

const fileNames: Readonly<Record<AssetKind, RegExp>> = {
  images: /^(?<sha1>[\da-f]{40})-(?<size>\d{1,6}x\d{1,6})\.(?<extension>[a-z\d]{1,10})$/,
  files: /^(?<sha1>[\da-f]{40})\.(?<extension>[a-z\d]{1,10})$/,
}

/** Parses a file name; undefined for anything else, so that path separators never pass. */
export function parseAssetFile(kind: AssetKind, file: string): AssetName | undefined {
  const { sha1, size, extension } = fileNames[kind].exec(file)?.groups ?? {}
  if (sha1 === undefined || extension === undefined) return undefined
  const id = size ? `image-${sha1}-${size}-${extension}` : `file-${sha1}-${extension}`
  return { kind, file, sha1, extension, id }
}

/** The asset with this file name, of either kind. */
export function parseAssetName(file: string): AssetName | undefined {
  return parseAssetFile('images', file) ?? parseAssetFile('files', file)
}

/** Whether a file name is that of an asset. */
export function isAssetFile(file: string): boolean {
  return parseAssetName(file) !== undefined
}

/** An image's name: hash, size in pixels, and extension. */
export function imageName(sha1: string, width: number, height: number, extension: string) {
  return parsedOrThrow('images', `${sha1}-${width}x${height}.${extension}`)
}

/** A file's name. The extension is the uploaded file's, if it is alphanumeric. */
export function fileName(sha1: string, originalName: string | undefined): AssetName {
  const extension = /\.([a-zA-Z\d]{1,10})$/.exec(originalName ?? '')?.[1]?.toLowerCase()
  return parsedOrThrow('files', `${sha1}.${extension ?? 'bin'}`)
}

function parsedOrThrow(kind: AssetKind, file: string): AssetName {
  const name = parseAssetFile(kind, file)
  if (!name) throw new Error(`"${file}" is not the name of an asset file`)
  return name
}
