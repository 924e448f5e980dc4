import { text, textOutlines, widthOf } from '#server/open-graph-image/drawing/index.ts'
import type { Point } from './ink.ts'

interface Lettering {
  /** Height of a capital, in units of the drawing. */
  size?: number
  color?: string
  align?: 'left' | 'center' | 'right'
}

/** The height of a capital of the mono typeface, in em. */
const CAPITAL = 0.71

/** A line of text in the site's mono typeface, as outlines, with its baseline at the point. */
export function label([x, y]: Point, words: string, style: Lettering = {}): string {
  const { size = 22, color = text(0.85), align = 'left' } = style
  const set = { face: 'mono', size: size / CAPITAL, color, tracking: -0.02 } as const
  const before = { left: 0, center: 0.5, right: 1 }[align] * widthOf(words, set)
  return textOutlines(Math.round(x - before), y, words, set)
}
