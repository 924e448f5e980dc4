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

const size = { width: 1200, height: 720 }
const west = -122.85
const north = 37.98
/** Pixels to a degree of latitude; one of longitude is shorter by the cosine of San Jose's. */
const scale = 640
const narrowing = Math.cos((37.34 * Math.PI) / 180)
const sanJose: Position = [-121.8906, 37.3362]

const point = ([longitude = 0, latitude = 0]: Position) =>
  [(longitude - west) * scale * narrowing, (north - latitude) * scale] as const

const topology = atlas as unknown as Topology<{ counties: GeometryCollection<{ name: string }> }>
const california = feature(topology, topology.objects.counties).features.filter(({ id }) =>
  String(id).startsWith('06'),
)

let out = ''
// San Jose's own county last: its lines lie over those of its neighbours.
const home = ({ properties }: (typeof california)[number]) => properties.name === 'Santa Clara'
for (const county of california.sort((one, other) => Number(home(one)) - Number(home(other)))) {
  const { geometry } = county
  const shape = geometry as Polygon | MultiPolygon
  const polygons = shape.type === 'Polygon' ? [shape.coordinates] : shape.coordinates
  const near = polygons.flat().filter((ring) => ring.some(isNear))
  if (near.length === 0) continue
  const d = near.map((ring) => `M${ring.map(at).join('L')}Z`).join('')
  out += `<path d="${d}" fill="${text(home(county) ? 0.1 : 0.045)}" stroke="${text(home(county) ? 0.55 : 0.2)}" stroke-width="2"/>`
}
const [x, y] = point(sanJose)
out += words(-122.62, 37.42, 'PACIFIC', 0.5) + words(-122.255, 37.625, 'BAY', 0.5)
out += words(-121.62, 37.12, 'SANTA CLARA COUNTY', 0.6)
out += `<path d="M${x} 0V${y - 40}" stroke="${accent}" stroke-width="2"/><path d="M${x - 11} ${y - 40}h22v12L${x} ${y}l-11-28z" fill="${accent}"/>`
out += lettering(x + 24, y - 4, 'San Jose', { face: 'bold', size: 34, color: text(1) })
out += lettering(x + 24, y + 24, '37.34° N 121.89° W', { face: 'mono', size: 17, color: text(0.7) })

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" width="${size.width}" height="${size.height}">${graticule()}${out}</svg>\n`
await writeFile(new URL('../app/media/map.svg', import.meta.url), svg)
console.log('map.svg', svg.length)

function isNear(position: Position): boolean {
  const [px, py] = point(position)
  return px > -300 && px < size.width + 300 && py > -300 && py < size.height + 300
}

function at(position: Position): string {
  return point(position)
    .map((value) => value.toFixed(1))
    .join(' ')
}

/** A name with its middle at a place. */
function words(longitude: number, latitude: number, name: string, strength: number) {
  const style = { face: 'mono', size: 17, color: text(strength), tracking: 0.12 } as const
  const [px, py] = point([longitude, latitude])
  return lettering(px - widthOf(name, style) / 2, py, name, style)
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
