/**
 * Draws the illustrations of the page headers, with the geometry of the blog covers, to `app/media/`. Run
 * with `node tools/drawings/draw-headers.ts`.
 */
import { writeFile } from 'node:fs/promises'
import {
  accent,
  chapters,
  clock,
  line,
  rings,
  seismograph,
  sequence,
  slot,
  states,
  streams,
  text,
  token,
  tree,
} from '#server/share/drawing/index.ts'

const drawings: Record<string, string> = {
  careers: states(),
  company: token(),
  demo: clock(),
  features: tree(),
  guides: sequence(),
  integrations: slot(),
  security: rings(),
  services: streams(),
  appsec: chapters(),
  developers: seismograph(),
  'off-plumb': offPlumb(),
}

for (const [name, drawing] of Object.entries(drawings)) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1920 1080" width="1920" height="1080">${drawing}</svg>\n`
  await writeFile(new URL(`../../app/media/header-${name}.svg`, import.meta.url), svg)
  console.log(`header-${name}.svg`, svg.length)
}

/** The expected and the actual position of the line, for missing pages. */
function offPlumb(): string {
  const [x, y, length, swing] = [960, 0, 760, 0.28]
  const [endX, endY] = [x + length * Math.sin(swing), y + length * Math.cos(swing)]
  let out = line(
    [
      [x, y],
      [x, 900],
    ],
    { color: text(0.45), dash: '4 16' },
  )
  out += `<path d="M${x} ${length}A${length} ${length} 0 0 0 ${endX.toFixed(1)} ${endY.toFixed(1)}" fill="none" stroke="${text(0.5)}" stroke-width="3"/>`
  for (let tick = 0; tick <= 16; tick += 1) {
    const angle = ((tick - 8) / 8) * 0.42
    const long = tick % 4 === 0
    const at = (radius: number) =>
      [x + radius * Math.sin(angle), y + radius * Math.cos(angle)] as const
    out += line([at(length + 60), at(length + (long ? 110 : 84))], {
      color: text(long ? 0.8 : 0.4),
    })
  }
  const degrees = (-swing * 180) / Math.PI
  return `${out}<g transform="rotate(${degrees.toFixed(2)} ${x} ${y})"><path d="M${x} 0V${length - 76}" stroke="${accent}" stroke-width="3"/><path d="M${x - 22} ${length - 76}h44v20L${x} ${length}l-22-56z" fill="${accent}"/></g>`
}
