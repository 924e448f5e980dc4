/**
 * Draws the figures inside the seed posts. Run with `node tools/media/draw-figures.ts`; the same pictures come out every time.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import {
  authorizationMatrix,
  callGraph,
  severityScale,
  stateMachine,
  threatSequence,
} from './figures/index.ts'

const pictures: Record<string, string> = {
  'fig-authorization-matrix': authorizationMatrix(),
  'fig-call-graph': callGraph(),
  'fig-severity-scale': severityScale(),
  'fig-state-machine': stateMachine(),
  'fig-threat-sequence': threatSequence(),
}

const folder = new URL('../../content/seed/images/', import.meta.url)
await mkdir(folder, { recursive: true })
let total = 0
for (const [name, svg] of Object.entries(pictures)) {
  const picture = await sharp(Buffer.from(svg))
    .png({ palette: true, colours: 64, dither: 0, compressionLevel: 9, effort: 10 })
    .toBuffer()
  await writeFile(new URL(`${name}.png`, folder), picture)
  total += picture.length
  console.log(`${name}.png ${Math.ceil(picture.length / 1024)} KB`)
}
console.log(`${Object.keys(pictures).length} pictures, ${Math.ceil(total / 1024)} KB`)
