/**
 * Converts letters of the site's fonts to outlines for the sharing pictures, which are drawn on servers
 * that may have no fonts. Run with `node tools/drawings/draw-letters.ts`.
 */
import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { type Font, openSync } from 'fontkit'

const require = createRequire(import.meta.url)
const files = {
  bold: require.resolve('@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff'),
  mono: require.resolve('@fontsource/geist-mono/files/geist-mono-latin-500-normal.woff'),
}
/** Only pairs of these letters have kerning. */
const kerned = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:;-?&’“”()/'

const letters = Object.fromEntries(
  Object.entries(files).map(([name, file]) => {
    const font = openSync(file) as Font
    return [name, { em: font.unitsPerEm, outlines: outlinesOf(font), kerning: kerningOf(font) }]
  }),
)
const target = new URL('../../server/share/letters.json', import.meta.url)
const text = JSON.stringify(letters)
await writeFile(target, `${text}\n`)
console.log(`letters.json ${Math.ceil(text.length / 1024)} KB`)

/** The advance width and outline of each letter, with `y` upwards. */
function outlinesOf(font: Font): Record<string, [number, string]> {
  return Object.fromEntries(
    font.characterSet
      .filter((code) => code >= 32)
      .map((code) => {
        const glyph = font.glyphForCodePoint(code)
        return [String.fromCodePoint(code), [glyph.advanceWidth, glyph.path.toSVG()]]
      }),
  )
}

/** The kerning of each pair. */
function kerningOf(font: Font): Record<string, number> {
  const pairs = [...kerned].flatMap((first) => [...kerned].map((second) => first + second))
  return Object.fromEntries(
    pairs.flatMap((pair) => {
      const { glyphs, positions } = font.layout(pair)
      const [first] = glyphs
      const closer = (positions[0]?.xAdvance ?? 0) - (first?.advanceWidth ?? 0)
      return glyphs.length === 2 && closer !== 0 ? [[pair, closer]] : []
    }),
  )
}
