import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

/**
 * Reads a page's illustration as a data URL of a PNG; undefined if the build has no such file.
 * @param clientFolder the folder of the built files
 * @param name the file name before its hash
 */
export async function readIllustration(
  clientFolder: string,
  name: string,
): Promise<string | undefined> {
  const folder = join(clientFolder, 'assets')
  const files = await readdir(folder).catch(() => [])
  const file = files.find((found) => found.startsWith(`${name}-`) && found.endsWith('.svg'))
  if (!file) return undefined
  const picture = await sharp(await readFile(join(folder, file)))
    .resize(924, 520)
    .png()
    .toBuffer()
  return `data:image/png;base64,${picture.toString('base64')}`
}

/** The name of a page's illustration; undefined if it has none. */
export function illustrationNameOf(path: string, html: string): string | undefined {
  const product = /^\/products\/([a-z-]+)$/.exec(path)?.[1]
  if (product) return `product-${product}`
  // Vite's hash has eight characters.
  return /"\/assets\/(category-[\w-]+)-[\w-]{8}\.svg[#"]/.exec(html)?.[1]
}
