import { brand } from '#copy/brand.ts'
import { sharePictures } from '#copy/share-pictures.ts'
import { lettering, type Style, widthOf } from './drawing/font-outlines.ts'
import { sequence, states, tree } from './drawing/graphs.ts'
import { matrix, metrics, streams } from './drawing/grids.ts'
import { accent, ink, text } from './drawing/ink.ts'
import { clock, rings, slot } from './drawing/rays.ts'
import { seismograph, token } from './drawing/traces.ts'

/** The size that sharing pictures have everywhere. */
export const width = 1200
export const height = 630

const left = 112
const drawings = [matrix, states, rings, metrics, sequence, slot, tree, streams, clock, token]
const own: Record<string, () => string> = {
  '/': states,
  '/products/ai-chat': seismograph,
  '/products/business-logic-map': states,
  '/products/threat-modeling': sequence,
  '/products/endpoint-analysis': rings,
  '/products/security-scanning': streams,
  '/products/vulnerability-management': metrics,
  '/pricing': metrics,
}

/** What a picture is drawn from. */
export interface SharedPage {
  /** The canonical path: it decides the drawing. */
  path: string
  title: string
  /** The picture that the page opens with, 16 to 9, as a data address; it stands in the drawing's place. */
  cover?: string | undefined
}

/**
 * The sharing picture of a page as SVG: its title hung on the line, a drawing beside it, dark as far as
 * the letters go.
 */
export function sharePicture({ path, title, cover }: SharedPage): string {
  const drawing = cover
    ? `<image href="${cover}" width="1920" height="1080"/>`
    : (own[path] ?? drawings[seedOf(path) % drawings.length] ?? matrix)()
  const { lines, style } = setTitle(shownTitle(title, labelOf(path)))
  const leading = style.size * 1.08
  const first = 330 - ((lines.length - 1) * leading) / 2 + style.size * 0.3
  const label: Style = { face: 'mono', size: 22, color: text(0.66), tracking: 0.08 }
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    '<defs><linearGradient id="dark" x2="1"><stop offset=".65" stop-color="#0A0B0D"/><stop offset=".92" stop-color="#0A0B0D" stop-opacity="0"/></linearGradient></defs>' +
    `<rect width="${width}" height="${height}" fill="${ink}"/>${grid()}` +
    `<svg x="500" y="0" width="1120" height="630" viewBox="0 0 1920 1080">${drawing}</svg>` +
    `<rect width="${width}" height="${height}" fill="url(#dark)"/>` +
    `<path d="M56 0V${height}" stroke="${accent}" stroke-width="2"/><path d="M56 84l10 10-10 10-10-10z" fill="${accent}"/>` +
    lettering(left, 102, labelOf(path).toUpperCase(), label) +
    lines.map((line, row) => lettering(left - 4, first + row * leading, line, style)).join('') +
    `<path d="M${left + 11} 540v12M${left} 552h22v8l-11 18-11-18z" fill="${accent}" stroke="${accent}" stroke-width="2"/>` +
    lettering(left + 38, 573, brand.name, { face: 'bold', size: 30, color: text(1) }) +
    '</svg>'
  )
}

/** The largest size at which the title stands in four lines. */
function setTitle(title: string): { lines: string[]; style: Style } {
  for (const size of [88, 76, 66, 58, 50]) {
    const style: Style = { face: 'bold', size, color: text(1), tracking: -0.03 }
    const lines = wrap(title, style, 660)
    if (lines.length <= (size > 60 ? 3 : 4)) return { lines, style }
    if (size === 50) return { lines: [...lines.slice(0, 3), `${lines[3] ?? ''}…`], style }
  }
  throw new Error('unreachable')
}

function wrap(title: string, style: Style, room: number): string[] {
  const lines: string[] = []
  for (const word of title.split(/\s+/)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && widthOf(longer, style) <= room) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

function grid(): string {
  const upright = Array.from({ length: 19 }, (_, index) => `M${60 * (index + 1) - 4} 0V${height}`)
  const level = Array.from({ length: 10 }, (_, index) => `M0 ${60 * (index + 1) - 6}H${width}`)
  return `<path d="${[...upright, ...level].join('')}" stroke="${text(0.055)}"/>`
}

/** The part of the site that a path belongs to. */
export function labelOf(path: string): string {
  const [first] = path.split(/[?/]/).filter(Boolean)
  if (!first) return brand.email.split('@')[1] ?? ''
  return sharePictures.labels[first] ?? first.replaceAll('-', ' ')
}

/** The title without what stands beside it already: the brand, and the label. */
export function shownTitle(title: string, label: string): string {
  const bare = title.replace(`${brand.name} – `, '')
  const [name = '', suffix] = bare.split(/ – (?=[^–]*$)/)
  return suffix?.toLowerCase() === label.toLowerCase() ? name : bare
}

/** A number from a path, the same every time (FNV-1a). */
function seedOf(path: string): number {
  let hash = 0x811c9dc5
  for (const sign of path) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}
