import letters from './letters.json' with { type: 'json' }

/** The site's typefaces as outlines (tools/drawings/draw-letters.ts): no server needs its fonts. */
interface Face {
  em: number
  outlines: Record<string, (string | number)[]>
  kerning: Record<string, number>
}

const faces: Record<'bold' | 'mono', Face> = letters

export interface Style {
  face: keyof typeof faces
  size: number
  color: string
  /** Space added after each letter, in em. */
  tracking?: number
}

/** One line of words with its base line at the point, as SVG. */
export function lettering(x: number, y: number, words: string, style: Style): string {
  const scale = style.size / faces[style.face].em
  const paths = place(words, style).map(
    ({ at, outline }) => `<path transform="translate(${Math.round(at)})" d="${outline}"/>`,
  )
  return `<g fill="${style.color}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`
}

/** How wide a line of words is. */
export function widthOf(words: string, style: Style): number {
  const last = place(words, style).at(-1)
  return last ? ((last.at + last.advance) * style.size) / faces[style.face].em : 0
}

function place(words: string, { face, tracking = 0 }: Style) {
  const { em, outlines, kerning } = faces[face]
  const signs = [...known(words, outlines)]
  let pen = 0
  return signs.map((sign, index) => {
    const [advance = 0, outline = ''] = outlines[sign] ?? []
    const at = pen
    pen += Number(advance) + (kerning[sign + (signs[index + 1] ?? '')] ?? 0) + tracking * em
    return { at, advance: Number(advance), outline: String(outline) }
  })
}

/** Letters with accents that the typeface lacks lose them; what is left over is not drawn. */
function known(words: string, outlines: Face['outlines']): string {
  return [...words.normalize('NFC')]
    .map((sign) => (sign in outlines ? sign : sign.normalize('NFKD').replace(/[^ -~]/g, '')))
    .join('')
}
