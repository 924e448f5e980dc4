import { curve, type Point, text } from './ink.ts'

/**
 * Capital letters as strokes on a grid of 4 by 6, `xy` digits from the top left, `|` lifts the pen.
 * Drawn without a font, because fonts differ between machines.
 */
const glyphs: Record<string, string> = {
  A: '06 02 20 42 46|04 44',
  B: '03 33 42 41 30 00 06 36 45 44 33',
  C: '41 30 10 01 05 16 36 45',
  D: '00 06 26 44 42 20 00',
  E: '40 00 06 46|03 33',
  F: '40 00 06|03 33',
  G: '41 30 10 01 05 16 36 45 43 23',
  H: '00 06|40 46|03 43',
  I: '20 26|10 30|16 36',
  J: '40 45 36 16 05',
  K: '00 06|40 03 46',
  L: '00 06 46',
  M: '06 00 23 40 46',
  N: '06 00 46 40',
  O: '10 30 41 45 36 16 05 01 10',
  P: '06 00 30 41 42 33 03',
  Q: '10 30 41 45 36 16 05 01 10|24 46',
  R: '06 00 30 41 42 33 03|23 46',
  S: '41 30 10 01 02 13 33 44 45 36 16 05',
  T: '00 40|20 26',
  U: '00 05 16 36 45 40',
  V: '00 26 40',
  W: '00 16 23 36 40',
  X: '00 46|40 06',
  Y: '00 23 40|23 26',
  Z: '00 40 06 46',
  0: '10 30 41 45 36 16 05 01 10|05 41',
  1: '11 20 26|06 46',
  2: '01 10 30 41 42 06 46',
  3: '00 40 23 33 44 45 36 16 05',
  4: '36 30 04 44',
  5: '40 00 03 33 44 45 36 16 05',
  6: '30 10 01 05 16 36 45 44 33 03',
  7: '00 40 16',
  8: '13 02 01 10 30 41 42 33 13 04 05 16 36 45 44 33',
  9: '16 36 45 41 30 10 01 02 13 43',
  '-': '13 33',
  '.': '25 26',
  _: '06 46',
  '/': '06 40',
  ':': '21 22|24 25',
  '+': '21 25|03 43',
  '=': '02 42|04 44',
  '<': '40 03 46',
  '>': '00 43 06',
  '?': '01 10 30 41 42 23 24|25 26',
  '(': '30 12 14 36',
  ')': '10 32 34 16',
}

interface Lettering {
  size?: number
  color?: string
  align?: 'left' | 'center' | 'right'
}

/** A line of capitals with its baseline at the point. Throws for characters without strokes. */
export function label([x, y]: Point, words: string, style: Lettering = {}): string {
  const { size = 22, color = text(0.75), align = 'left' } = style
  const unit = size / 6
  const advance = 6 * unit
  const width = words.length * advance - 2 * unit
  const start = x - { left: 0, center: width / 2, right: width }[align]
  let d = ''
  for (const [index, sign] of [...words].entries()) {
    if (sign === ' ') continue
    const strokes = glyphs[sign]
    if (!strokes) throw new Error(`no strokes for ${sign}`)
    for (const part of strokes.split('|')) {
      const points = part.split(' ').map(([column, row]) => {
        const px = start + index * advance + Number(column) * unit
        const py = y - size + Number(row) * unit
        return `${px.toFixed(1)} ${py.toFixed(1)}`
      })
      d += `M${points.join('L')}`
    }
  }
  const pen = curve(d, { color, width: size / 9 })
  return pen.replace('<path', '<path stroke-linecap="round" stroke-linejoin="round"')
}
