/**
 * Draws the illustrations of posts, products and page heads from their data: SVG files in
 * `app/media/illustrations`, and the seed posts' covers as PNG with their text alternatives. Run with
 * `node tools/media/draw-illustrations.ts`; the same data gives the same files.
 */
import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { z } from 'zod'
import { illustration } from './illustrations/canvas.ts'
import {
  drawIllustrations,
  drawPostIllustrations,
  postIllustrationName,
} from './illustrations/index.ts'

const post = z.object({
  slug: z.object({ current: z.string() }),
  // Not a copy as of a zod object: the document itself gets the alternative text.
  image: z.custom<Record<string, unknown>>((value) => typeof value === 'object' && value !== null),
})
const folder = new URL('../../app/media/illustrations/', import.meta.url)
for (const [name, drawing] of drawIllustrations()) {
  const svg = illustration(drawing)
  await writeFile(new URL(`${name}.svg`, folder), svg)
  console.log(`${name}.svg`, svg.length)
}

/** The illustrations of covers, by the hash by which the content platform names the cover. */
const covers: Record<string, { illustration: string; ground: string }> = {}
const alts = new Map<string, string>()
for (const [slug, drawing] of drawPostIllustrations()) {
  const cover = await sharp(Buffer.from(illustration(drawing)))
    .resize(1920, 1080)
    .png({ palette: true, colours: 64, dither: 0, compressionLevel: 9, effort: 10 })
    .toBuffer()
  await writeFile(new URL(`../../content/seed/images/cover-${slug}.png`, import.meta.url), cover)
  const hash = createHash('sha1').update(cover).digest('hex')
  alts.set(slug, drawing.alt)
  covers[hash] = { illustration: postIllustrationName(slug), ground: drawing.ground }
}
await writeFile(new URL('covers.json', folder), `${JSON.stringify(covers, null, 2)}\n`)

const seed = new URL('../../content/seed/production.ndjson', import.meta.url)
const documents: unknown[] = (await readFile(seed, 'utf8'))
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line))
for (const document of documents) {
  const { data } = post.safeParse(document)
  const alt = data && alts.get(data.slug.current)
  if (alt) data.image.alt = alt
}
await writeFile(seed, documents.map((document) => `${JSON.stringify(document)}\n`).join(''))
