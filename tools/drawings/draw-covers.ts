/**
 * Draws the pictures of the seed posts: one cover for each post and the figures inside them.
 * Run with `node tools/drawings/draw-covers.ts`; the same pictures come out every time.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import {
  authorizationMatrix,
  callGraph,
  chapters,
  clock,
  matrix,
  metrics,
  rings,
  seismograph,
  sequence,
  severityScale,
  sheet,
  slot,
  stateMachine,
  states,
  streams,
  threatSequence,
  token,
  tree,
} from '#server/share/drawing/index.ts'

const cover = (drawing: string) => sheet(1920, 1080, drawing)

const pictures: Record<string, string> = {
  'cover-asvs-5-as-a-test-suite': cover(chapters()),
  'cover-broken-object-level-authorization': cover(matrix()),
  'cover-business-logic-as-a-state-machine': cover(states()),
  'cover-cvss-4-read-the-vector': cover(metrics()),
  'cover-cyber-resilience-act-first-clock': cover(clock()),
  'cover-errors-with-rfc-9457': cover(slot()),
  'cover-finding-id-enumeration-in-logs': cover(seismograph()),
  'cover-one-queue-from-many-scanners': cover(streams()),
  'cover-secrets-that-can-be-checked': cover(token()),
  'cover-ssrf-is-a-resolution-problem': cover(rings()),
  'cover-threat-models-from-code': cover(sequence()),
  'cover-what-reachability-can-tell-you': cover(tree()),
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
