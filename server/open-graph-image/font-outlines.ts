import { createRequire } from 'node:module'
import { type Font, openSync } from 'fontkit'

const require = createRequire(import.meta.url)

/** The site's fonts as files, because a server may have none installed. */
const files = {
  bold: require.resolve('@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff'),
  mono: require.resolve('@fontsource/geist-mono/files/geist-mono-latin-500-normal.woff'),
}

export interface TextStyle {
  face: keyof typeof files
  /** Font size, in units of the drawing. */
  size: number
  color: string
  /** Space added after each letter, in em. */
  tracking?: number
}

/** A line of text as SVG outlines, with the start of its baseline at (x, y). */
export function textOutlines(x: number, y: number, text: string, style: TextStyle): string {
  const { unitsPerEm } = open(style.face)
  const scale = style.size / unitsPerEm
  const paths = place(text, style).map(
    ({ at, outline }) => `<path transform="translate(${Math.round(at)})" d="${outline}"/>`,
  )
  return `<g fill="${style.color}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`
}

/** The width of a line of text, in units of the drawing. */
export function widthOf(text: string, style: TextStyle): number {
  const last = place(text, style).at(-1)
  return last ? ((last.at + last.advance) * style.size) / open(style.face).unitsPerEm : 0
}

/** The kerned glyphs of a line, in font units. */
function place(text: string, { face, tracking = 0 }: TextStyle) {
  const font = open(face)
  const { glyphs, positions } = font.layout(withKnownLetters(text, font))
  let pen = 0
  return glyphs.map((glyph, index) => {
    const advance = positions[index]?.xAdvance ?? glyph.advanceWidth
    const at = pen
    pen += advance + tracking * font.unitsPerEm
    return { at, advance: glyph.advanceWidth, outline: glyph.path.toSVG() }
  })
}

/** Removes the accents of letters that the font lacks, and other characters that it lacks. */
function withKnownLetters(text: string, font: Font): string {
  const isKnown = (letter: string) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)
  const withoutAccents = (letter: string) => letter.normalize('NFKD').replace(/\p{M}/gu, '')
  return [...text.normalize('NFC')]
    .flatMap((letter) => (isKnown(letter) ? letter : [...withoutAccents(letter)].filter(isKnown)))
    .join('')
}

const opened = new Map<keyof typeof files, Font>()

function open(face: keyof typeof files): Font {
  const known = opened.get(face)
  if (known) return known
  const font = openSync(files[face]) as Font
  opened.set(face, font)
  return font
}
