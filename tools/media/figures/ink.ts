import { accent, ink, text } from '#server/open-graph-image/drawing/index.ts'

export { accent, ink, text }

export type Point = readonly [x: number, y: number]

interface Stroke {
  color?: string
  width?: number
  /** SVG dash pattern, such as `12 10`. */
  dash?: string
}

const round = (value: number) => Math.round(value * 100) / 100

function stroke({ color = text(0.85), width = 3, dash }: Stroke): string {
  return `fill="none" stroke="${color}" stroke-width="${width}"${dash ? ` stroke-dasharray="${dash}"` : ''}`
}

/** An open line through the points. */
export function line(points: readonly Point[], style: Stroke = {}): string {
  const list = points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ')
  return `<polyline points="${list}" stroke-linejoin="round" ${stroke(style)}/>`
}

/** An SVG path, for curves. */
export function curve(d: string, style: Stroke = {}): string {
  return `<path d="${d}" ${stroke(style)}/>`
}

/** A filled rectangle. */
export function fill(x: number, y: number, width: number, height: number, color: string): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${color}"/>`
}

/** An outlined rectangle on the background color, so that lines behind it do not show through. */
export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  style: Stroke = {},
): string {
  return fill(x, y, width, height, ink) + frame(x, y, width, height, style)
}

/** The outline of a rectangle. */
export function frame(
  x: number,
  y: number,
  width: number,
  height: number,
  style: Stroke = {},
): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" ${stroke(style)}/>`
}

/** A circle, open (on the background color) or filled. */
export function dot(
  [x, y]: Point,
  radius: number,
  style: Stroke & { filled?: boolean } = {},
): string {
  const paint = style.filled
    ? `fill="${style.color ?? text(0.85)}"`
    : stroke(style).replace('fill="none"', `fill="${ink}"`)
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" ${paint}/>`
}

/** The head of an arrow that points along `angle` (radians) and ends at the point. */
export function arrowHead([x, y]: Point, angle: number, color: string, size = 16): string {
  const corner = (turn: number) =>
    `${round(x - size * Math.cos(angle + turn))},${round(y - size * Math.sin(angle + turn))}`
  return `<polygon points="${round(x)},${round(y)} ${corner(0.42)} ${corner(-0.42)}" fill="${color}"/>`
}

/** A straight arrow. */
export function arrow(from: Point, to: Point, style: Stroke = {}): string {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0])
  const neck: Point = [to[0] - 10 * Math.cos(angle), to[1] - 10 * Math.sin(angle)]
  return line([from, neck], style) + arrowHead(to, angle, style.color ?? text(0.85))
}

/** A sheet of drawing paper with a hairline grid, and the drawing on it. */
export function sheet(width: number, height: number, drawing: string, grid = 60): string {
  const lines: string[] = []
  for (let x = grid; x < width; x += grid) lines.push(`M${x} 0V${height}`)
  for (let y = grid; y < height; y += grid) lines.push(`M0 ${y}H${width}`)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="${ink}"/>` +
    curve(lines.join(''), { color: text(0.06), width: 2 }) +
    `${drawing}</svg>`
  )
}
