import { createRequire } from 'node:module'
import { type Font, openSync } from 'fontkit'
import { normalize } from '#content/index.ts'
import { directionOf, inVisualOrder, type TextRun } from './text-runs.ts'

const require = createRequire(import.meta.url)

/**
 * The site's fonts as files, because a server may have none installed. A letter that the first one lacks is set in
 * the next one that has it.
 */
const files = {
  bold: [
    require.resolve('@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff'),
    require.resolve('@fontsource/instrument-sans/files/instrument-sans-latin-ext-600-normal.woff'),
    require.resolve('@fontsource/noto-sans/files/noto-sans-vietnamese-600-normal.woff'),
    require.resolve('@fontsource/noto-sans/files/noto-sans-greek-600-normal.woff'),
    require.resolve('@fontsource/noto-sans/files/noto-sans-greek-ext-600-normal.woff'),
    require.resolve('@fontsource/noto-sans/files/noto-sans-cyrillic-600-normal.woff'),
    require.resolve('@fontsource/noto-sans/files/noto-sans-cyrillic-ext-600-normal.woff'),
    require.resolve('@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-600-normal.woff'),
    require.resolve('@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-600-normal.woff'),
  ],
  mono: [require.resolve('@fontsource/geist-mono/files/geist-mono-latin-500-normal.woff')],
}

export interface TextStyle {
  face: keyof typeof files
  /** Font size, in units of the drawing. */
  size: number
  color: string
  /** Space added after each letter, in em. Not in scripts whose letters join. */
  tracking?: number
  /** Of the text that the line is part of; by default of the line. */
  direction?: 'ltr' | 'rtl'
}

/** A line of text as SVG outlines, with the start of its baseline at (x, y). */
export function textOutlines(x: number, y: number, text: string, style: TextStyle): string {
  const paths = place(text, style).map(({ at, up, scale, outline }) => {
    const [left, top] = [x + at, y - up].map((one) => Math.round(one * 100) / 100)
    return `<path transform="translate(${left} ${top}) scale(${scale} ${-scale})" d="${outline}"/>`
  })
  return `<g fill="${style.color}">${paths.join('')}</g>`
}

/** The width of a line of text, in units of the drawing. */
export function widthOf(text: string, style: TextStyle): number {
  return Math.max(0, ...place(text, style).map(({ end }) => end))
}

/** The characters of a text that none of the fonts has, not even without their accents. */
export function missingCharacters(text: string, face: TextStyle['face']): string[] {
  const fonts = open(face)
  return [...normalize(text, 'NFC')].filter(
    (character) => !/[\p{Cf}\p{M}\s]/u.test(character) && known(character, fonts).length === 0,
  )
}

/** The kerned glyphs of a line, from left to right, in units of the drawing. */
function place(text: string, style: TextStyle) {
  const { face, size, tracking = 0, direction: base = directionOf(text) } = style
  let pen = 0
  return inVisualOrder(runsOf(text, open(face)), base).flatMap(({ font, text: run, direction }) => {
    const scale = size / font.unitsPerEm
    const space = direction === 'rtl' ? 0 : tracking * size
    const { glyphs, positions } = font.layout(run)
    return glyphs.map((glyph, index) => {
      const { xAdvance = glyph.advanceWidth, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
      const at = pen + xOffset * scale
      pen += xAdvance * scale + space
      const end = at + glyph.advanceWidth * scale
      return { at, end, up: yOffset * scale, scale, outline: glyph.path.toSVG() }
    })
  })
}

/** A text in parts that each have one font and one direction. Characters that no font has are left out. */
function runsOf(text: string, fonts: readonly Font[]): (TextRun & { font: Font })[] {
  const runs: (TextRun & { font: Font })[] = []
  for (const character of [...normalize(text, 'NFC')].flatMap((one) => known(one, fonts))) {
    const last = runs.at(-1)
    const font = fontFor(character, fonts, last?.font)
    const direction = /[\p{L}\p{N}]/u.test(character) ? directionOf(character) : 'neutral'
    if (!font) continue
    if (last && last.font === font && last.direction === direction) last.text += character
    else runs.push({ text: character, font, direction })
  }
  return runs
}

/** The first font that has a character. A mark stays with its letter. */
function fontFor(character: string, fonts: readonly Font[], last?: Font): Font | undefined {
  const has = (font: Font) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)
  return last && /\p{M}/u.test(character) && has(last) ? last : fonts.find(has)
}

/** A character, or its letters without their accents if no font has it; none of them if no font has those. */
function known(character: string, fonts: readonly Font[]): string[] {
  if (fontFor(character, fonts)) return [character]
  // A fraction such as ½ has a slash of its own.
  const bare = normalize(character, 'NFKD').replace(/\p{M}/gu, '').replace('\u2044', '/')
  return [...bare].filter((letter) => fontFor(letter, fonts))
}

const opened = new Map<TextStyle['face'], readonly Font[]>()

function open(face: TextStyle['face']): readonly Font[] {
  const fonts = opened.get(face) ?? files[face].map((file) => openSync(file) as Font)
  opened.set(face, fonts)
  return fonts
}
