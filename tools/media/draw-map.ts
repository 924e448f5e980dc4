/**
 * Draws the map of the contact page: a schematic, not to scale, of the streets of downtown San Jose
 * around the office. Without street data, it has only the order of the streets and the places between
 * them. Santa Clara Street divides north and south, First Street east and west. Up is the direction of
 * North First Street. Run with `node tools/media/draw-map.ts`.
 */
import { writeFile } from 'node:fs/promises'
import { brand } from '#copy/brand.ts'
import {
  accent,
  ink,
  type TextStyle,
  text,
  textOutlines,
  widthOf,
} from '#server/open-graph-image/drawing/index.ts'

interface View {
  file: string
  width: number
  /** The font size, in units of the drawing. */
  name: number
  /** The positions of the streets, from the west. */
  across: Record<'market' | 'first' | 'second' | 'third' | 'fourth', number>
  /** Omits details for a narrow drawing. */
  isNarrow: boolean
}

const height = 720
/** The positions of the streets, from the north. */
const down = { stJames: 90, stJohn: 215, santaClara: 340, sanFernando: 490, sanCarlos: 640 }
const wide = {
  width: 1200,
  across: { market: 300, first: 520, second: 665, third: 810, fourth: 955 },
  isNarrow: false,
}

/**
 * One drawing for each range of widths (app/sections/contact/city-map.tsx), so that no letter is under
 * 11 px.
 */
const views: readonly View[] = [
  { ...wide, file: 'map.svg', name: 16 },
  { ...wide, file: 'map-middle.svg', name: 22 },
  {
    file: 'map-narrow.svg',
    width: 720,
    name: 26,
    across: { market: 110, first: 290, second: 430, third: 560, fourth: 685 },
    isNarrow: true,
  },
]

for (const view of views) {
  const { file, width, across, name: size, isNarrow } = view
  const east = width - 20
  const west = isNarrow ? 20 : 40
  /** Without "Street", to save room. */
  const st = isNarrow ? '' : ' ST'
  const middle = (one: number, other: number) => (one + other) / 2
  const drawn = [
    block(across.first, down.stJames, across.third, down.stJohn),
    block(across.fourth, down.santaClara, width, down.sanFernando),
    block(across.fourth, down.sanFernando, width, height),
    street(across.market, 0, across.market, height),
    street(across.second, 0, across.second, height),
    street(across.third, 0, across.third, height),
    street(across.fourth, 0, across.fourth, height),
    street(across.market, down.stJames, width, down.stJames),
    street(0, down.stJohn, width, down.stJohn),
    street(0, down.sanFernando, width, down.sanFernando),
    // Ends at the university.
    street(0, down.sanCarlos, across.fourth, down.sanCarlos),
    street(across.first, 0, across.first, height, true),
    street(0, down.santaClara, width, down.santaClara, true),
    plaza(across.market),
    upward(across.market, down.santaClara - 30, 'MARKET ST', size),
    upward(across.first, down.santaClara - 30, 'NORTH FIRST ST', size),
    upward(across.first, height - 20, 'SOUTH FIRST ST', size),
    upward(across.second, height - 20, 'SECOND ST', size),
    upward(across.third, height - 20, 'THIRD ST', size),
    upward(across.fourth, height - 20, 'FOURTH ST', size),
    along(east, down.stJames, `ST. JAMES${st}`, size, 'end'),
    along(east, down.stJohn, `ST. JOHN${st}`, size, 'end'),
    along(west, down.santaClara, isNarrow ? 'SANTA CLARA' : 'WEST SANTA CLARA ST', size),
    along(west, down.sanFernando, `SAN FERNANDO${st}`, size),
    along(west, down.sanCarlos, `SAN CARLOS${st}`, size),
    centered(
      middle(across.first, across.third),
      middle(down.stJames, down.stJohn),
      isNarrow ? 'ST. JAMES\nPARK' : 'ST. JAMES PARK',
      size,
    ),
    ...(isNarrow
      ? []
      : [
          along(east, down.santaClara, 'EAST SANTA CLARA ST', size, 'end'),
          centered(
            across.market - 150,
            middle(down.sanFernando, down.sanCarlos),
            'PLAZA DE\nCÉSAR CHÁVEZ',
            size,
          ),
          centered(
            middle(across.fourth + 16, width),
            middle(down.santaClara, down.sanFernando),
            'CITY HALL',
            size,
          ),
          centered(
            middle(across.fourth + 16, width),
            middle(down.sanFernando, height),
            'SAN JOSÉ\nSTATE\nUNIVERSITY',
            size,
          ),
        ]),
    office(across.first, down.santaClara, size),
  ].join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${text(0.06)}"/>${drawn}</svg>\n`
  await writeFile(new URL(`../../app/media/${file}`, import.meta.url), svg)
  console.log(file, svg.length)
}

function street(x1: number, y1: number, x2: number, y2: number, isMain = false): string {
  const width = isMain ? 40 : 32
  return `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="${text(isMain ? 0.32 : 0.2)}" stroke-width="${width}"/>`
}

/** The name of a street, from the left or ending at `x`. */
function along(x: number, y: number, name: string, size: number, anchor = 'start'): string {
  const style = nameStyle(size)
  const left = anchor === 'end' ? x - widthOf(name, style) : x
  return textOutlines(left, y + size * 0.36, name, style)
}

/** The name of a vertical street. */
function upward(x: number, y: number, name: string, size: number): string {
  const words = textOutlines(0, 0, name, nameStyle(size))
  return `<g transform="translate(${x + size * 0.36} ${y}) rotate(-90)">${words}</g>`
}

/** A park, a building or a campus between streets. */
function block(left: number, top: number, right: number, bottom: number): string {
  return `<path d="M${left} ${top}H${right}V${bottom}H${left}Z" fill="${text(0.12)}"/>`
}

/** A name of several lines, centered. */
function centered(x: number, y: number, name: string, size: number): string {
  const style = { ...nameStyle(size), color: text(0.7) }
  const lines = name.split('\n')
  const top = y - ((lines.length - 1) * size * 1.4) / 2 + size * 0.36
  return lines
    .map((line, index) =>
      textOutlines(x - widthOf(line, style) / 2, top + index * size * 1.4, line, style),
    )
    .join('')
}

/** Market Street goes around the Plaza de César Chávez. */
function plaza(x: number): string {
  const [top, bottom] = [down.sanFernando + 34, down.sanCarlos - 34]
  return [
    `<path d="M${x - 46} ${top - 18}h92V${bottom + 18}h-92z" fill="${text(0.2)}"/>`,
    `<path d="M${x - 28} ${top}h56V${bottom}h-56z" fill="${text(0.12)}"/>`,
  ].join('')
}

/** The corner with a ring, and a panel with its name. */
function office(x: number, y: number, size: number): string {
  const title = { face: 'bold', size: size * 1.5, color: text(1) } as const
  const note = { ...nameStyle(Math.min(size, 23)), color: accent }
  const corner = 'FIRST AT SANTA CLARA'
  const width = Math.max(widthOf(brand.name, title), widthOf(corner, note)) + 40
  const [left, top] = [x + 44, y + 32]
  const bottom = top + title.size + note.size * 1.5 + 26
  return [
    `<path d="M${x} ${y}L${left} ${top + 20}" stroke="${accent}" stroke-width="3"/>`,
    `<circle cx="${x}" cy="${y}" r="26" fill="none" stroke="${accent}" stroke-width="3"/>`,
    `<circle cx="${x}" cy="${y}" r="9" fill="${accent}"/>`,
    `<path d="M${left} ${top}h${width}V${bottom}h${-width}z" fill="${ink}" stroke="${accent}" stroke-width="2"/>`,
    textOutlines(left + 20, top + 12 + title.size * 0.8, brand.name, title),
    textOutlines(left + 20, bottom - 16, corner, note),
  ].join('')
}

function nameStyle(size: number): TextStyle {
  return { face: 'mono', size, color: text(0.85), tracking: 0.06 }
}
