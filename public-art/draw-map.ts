/**
 * Draws the map of the contact page from the county lines of the United States Census Bureau (public
 * domain, by way of `us-atlas`). Run with `node public-art/draw-map.ts`.
 */
import { writeFile } from 'node:fs/promises'
import type { MultiPolygon, Polygon, Position } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import atlas from 'us-atlas/counties-10m.json' with { type: 'json' }
import { accent, text } from '#content/seed/drawing/ink.ts'
import { lettering, widthOf } from '../server/share/lettering.ts'

/** What is drawn at most; the narrow view shows a square of it. */
const size = { width: 1200, height: 720 }
const west = -122.85
const north = 37.98
/** Pixels to a degree of latitude; one of longitude is shorter by the cosine of San Jose's. */
const scale = 640
const narrowing = Math.cos((37.34 * Math.PI) / 180)
const sanJose: Position = [-121.8906, 37.3362]

/**
 * One drawing for each range of widths that it is shown at (app/sections/contact/city-map.tsx): the
 * letters are never under 12 px there.
 */
const views = [
  {
    file: 'map.svg',
    left: 0,
    width: 1200,
    city: 34,
    label: 17,
    break: ' ',
    pacific: [-122.62, 37.42],
  },
  {
    file: 'map-middle.svg',
    left: 0,
    width: 1200,
    city: 42,
    label: 26,
    break: '\n',
    pacific: [-122.62, 37.42],
  },
  {
    file: 'map-narrow.svg',
    left: 150,
    width: 720,
    city: 46,
    label: 28,
    break: '\n',
    pacific: [-122.37, 36.99],
  },
] as const

const point = ([longitude = 0, latitude = 0]: Position) =>
  [(longitude - west) * scale * narrowing, (north - latitude) * scale] as const

const topology = atlas as unknown as Topology<{ counties: GeometryCollection<{ name: string }> }>
const california = feature(topology, topology.objects.counties).features.filter(({ id }) =>
  String(id).startsWith('06'),
)

let counties = ''
// San Jose's own county last: its lines lie over those of its neighbours.
const home = ({ properties }: (typeof california)[number]) => properties.name === 'Santa Clara'
for (const county of california.sort((one, other) => Number(home(one)) - Number(home(other)))) {
  const { geometry } = county
  const shape = geometry as Polygon | MultiPolygon
  const polygons = shape.type === 'Polygon' ? [shape.coordinates] : shape.coordinates
  const near = polygons.flat().filter((ring) => ring.some(isNear))
  if (near.length === 0) continue
  const d = near.map((ring) => `M${ring.map(at).join('L')}Z`).join('')
  counties += `<path d="${d}" fill="${text(home(county) ? 0.1 : 0.045)}" stroke="${text(home(county) ? 0.55 : 0.2)}" stroke-width="2"/>`
}

for (const { file, left, width, city, label, pacific, ...view } of views) {
  const [x, y] = point(sanJose)
  const words = (place: Position, name: string, strength: number) => {
    const style = { face: 'mono', size: label, color: text(strength), tracking: 0.12 } as const
    const [px, py] = point(place)
    const lines = name.split('\n')
    return lines.map((line, index) =>
      lettering(px - widthOf(line, style) / 2, py + index * label * 1.3, line, style),
    )
  }
  const place = `37.34° N${view.break}121.89° W`.split('\n')
  const drawn = [
    graticule(),
    counties,
    ...words([...pacific], 'PACIFIC', 0.5),
    ...words([-122.255, 37.625], 'BAY', 0.5),
    ...words([-121.62, 37.12], `SANTA CLARA${view.break}COUNTY`, 0.6),
    `<path d="M${x} 0V${y - 40}" stroke="${accent}" stroke-width="2"/>`,
    `<path d="M${x - 11} ${y - 40}h22v12L${x} ${y}l-11-28z" fill="${accent}"/>`,
    lettering(x + 24, y - 4, 'San Jose', { face: 'bold', size: city, color: text(1) }),
    ...place.map((line, index) =>
      lettering(x + 24, y + 7 + (1 + index * 1.3) * label, line, {
        face: 'mono',
        size: label,
        color: text(0.7),
      }),
    ),
  ].join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} 0 ${width} ${size.height}" width="${width}" height="${size.height}">${drawn}</svg>\n`
  await writeFile(new URL(`../app/media/${file}`, import.meta.url), svg)
  console.log(file, svg.length)
}

function isNear(position: Position): boolean {
  const [px, py] = point(position)
  return px > -300 && px < size.width + 300 && py > -300 && py < size.height + 300
}

function at(position: Position): string {
  return point(position)
    .map((value) => value.toFixed(1))
    .join(' ')
}

/** A tenth of a degree each way. */
function graticule(): string {
  let d = ''
  for (let step = 0; step < 30; step += 1) {
    const [px] = point([-123 + step / 10, 0])
    const [, py] = point([0, 38 - step / 10])
    d += `M${px.toFixed(1)} 0V${size.height}M0 ${py.toFixed(1)}H${size.width}`
  }
  return `<path d="${d}" stroke="${text(0.09)}"/>`
}
