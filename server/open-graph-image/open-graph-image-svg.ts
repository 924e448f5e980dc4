import { normalize } from '#content/index.ts'
import { brand } from '#copy/brand.ts'
import type { SharedRequest } from '#copy/home/shared-request.ts'
import { openGraphImage } from '#copy/open-graph-image.ts'
import {
  directionOf,
  missingCharacters,
  type TextStyle,
  textOutlines,
  widthOf,
} from '../font-outlines/index.ts'
import { accent, ink, text } from './colors.ts'
import { drawStatus } from './request-drawing.ts'

/** The usual size of Open Graph images, in pixels. */
const WIDTH_PX = 1200
const HEIGHT_PX = 630

const left = 112
/** The picture is at the right, and touches the upper edge. */
const square = { x: 680, size: 520 } as const
const TITLE_WIDTH_PX = 530

/** The content of an Open Graph image. */
export interface OpenGraphImageContent {
  /** The canonical path, which determines the label. */
  path: string
  title: string
  /** The page's illustration, or the cover of a post without one, as a data URL. */
  picture?: string | undefined
  /** The request that the page's query describes. */
  request?: SharedRequest | undefined
}

/** The Open Graph image of a page as SVG: its title, with its illustration or the status of a request next to it. */
export function openGraphImageSvg(content: OpenGraphImageContent): string {
  const { path, title, request } = content
  const { lines, style } = fitTitle(shownTitle(title, labelOf(path)))
  const leading = style.size * 1.08
  const middle = request ? 305 : 330
  const first = middle - ((lines.length - 1) * leading) / 2 + style.size * 0.3
  const label: TextStyle = { face: 'mono', size: 22, color: text(0.66), tracking: 0.08 }
  const code: TextStyle = { face: 'mono', size: 22, color: text(1) }
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH_PX}" height="${HEIGHT_PX}" viewBox="0 0 ${WIDTH_PX} ${HEIGHT_PX}">` +
    `<rect width="${WIDTH_PX}" height="${HEIGHT_PX}" fill="${ink}"/>${grid()}${pictureOf(content)}` +
    `<path d="M56 0V${HEIGHT_PX}" stroke="${accent}" stroke-width="2"/><path d="M56 84l10 10-10 10-10-10z" fill="${accent}"/>` +
    textOutlines(left, 102, labelOf(path).toUpperCase(), label) +
    lines.map((line, row) => textOutlines(left - 4, first + row * leading, line, style)).join('') +
    (request ? textOutlines(left, 495, `${request.route} ${request.account}`, code) : '') +
    `<path d="M${left + 11} 540v12M${left} 552h22v8l-11 18-11-18z" fill="${accent}" stroke="${accent}" stroke-width="2"/>` +
    textOutlines(left + 38, 573, brand.name, { face: 'bold', size: 30, color: text(1) }) +
    '</svg>'
  )
}

function pictureOf({ picture, request }: OpenGraphImageContent): string {
  const { x, size } = square
  if (picture)
    return `<image href="${picture}" x="${x}" width="${size}" height="${size}" preserveAspectRatio="xMidYMid slice"/>`
  return request ? drawStatus(request, square) : weight()
}

/** The weight of the plumb line in the logo, for pages without a picture. */
function weight(): string {
  const { x, size } = square
  const middle = x + size / 2
  return (
    `<path d="M${x} 0h${size}v${size}H${x}z" fill="${accent}"/>` +
    `<path d="M${middle - 5} 0h10v96h125v134L${middle} 460 ${middle - 130} 230V96h125z" fill="${ink}"/>`
  )
}

/**
 * Sets the title in the largest size that fits into three lines, or five in small sizes, without breaking a word.
 * Breaks a longer word, and cuts a longer title.
 */
function fitTitle(title: string): { lines: string[]; style: TextStyle } {
  const titleStyle = (size: number): TextStyle => ({
    face: 'bold',
    size,
    color: text(1),
    tracking: -0.03,
    direction: directionOf(title),
  })
  for (const size of [84, 72, 62, 54]) {
    const style = titleStyle(size)
    const lines = wrap(title, style)
    const fits = lines.every((line) => widthOf(line, style) <= TITLE_WIDTH_PX)
    if (fits && lines.length <= (size > 60 ? 3 : 5)) return { lines, style }
  }
  const style = titleStyle(46)
  const lines = wrap(title, style).flatMap((line) => breakWord(line, style))
  const [last = '', ...more] = lines.slice(4)
  return { lines: more.length > 0 ? [...lines.slice(0, 4), cut(last, style)] : lines, style }
}

function wrap(title: string, style: TextStyle): string[] {
  const lines: string[] = []
  for (const word of title.trim().split(/\s+/)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && widthOf(longer, style) <= TITLE_WIDTH_PX)
      lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

const segmenter = new Intl.Segmenter('en')
const charactersOf = (line: string) => Array.from(segmenter.segment(line), ({ segment }) => segment)

/** A word in parts that fit into the width. */
function breakWord(word: string, style: TextStyle): string[] {
  const parts: string[] = []
  for (const character of charactersOf(word)) {
    const longer = (parts.at(-1) ?? '') + character
    if (parts.length > 0 && widthOf(longer, style) <= TITLE_WIDTH_PX)
      parts[parts.length - 1] = longer
    else parts.push(character)
  }
  return parts
}

/** A line with an ellipsis at its end, shortened until it fits. */
function cut(line: string, style: TextStyle): string {
  const characters = charactersOf(line)
  while (characters.length > 0 && widthOf(`${characters.join('')}…`, style) > TITLE_WIDTH_PX)
    characters.pop()
  return `${characters.join('').trimEnd()}…`
}

function grid(): string {
  const upright = Array.from(
    { length: 19 },
    (_, index) => `M${60 * (index + 1) - 4} 0V${HEIGHT_PX}`,
  )
  const level = Array.from({ length: 10 }, (_, index) => `M0 ${60 * (index + 1) - 6}H${WIDTH_PX}`)
  return `<path d="${[...upright, ...level].join('')}" stroke="${text(0.055)}"/>`
}

/** The part of the site that a path belongs to. */
export function labelOf(path: string): string {
  const [first] = (path.split('?')[0] ?? '').split('/').filter(Boolean)
  if (!first) return brand.email.split('@')[1] ?? ''
  return openGraphImage.labels[first] ?? first.replaceAll('-', ' ')
}

/** More combining marks on a letter than its language writes: they would cover the lines around it. */
const excessMarks = /(\p{M}{3})\p{M}+/gu

/**
 * The title to draw, and the characters that the fonts lack. A title that would lose letters is replaced by the category
 * or the label; other characters, such as emoji, are left out.
 * @param fallback the page's category; by default its label
 */
export function drawableTitle(
  title: string,
  fallback: string,
): { title: string; missing: readonly string[] } {
  const drawn = normalize(title, 'NFC').replace(excessMarks, '$1')
  const missing = missingCharacters(drawn, 'bold')
  const isReadable =
    !missing.some((character) => /[\p{L}\p{N}]/u.test(character)) && /[\p{L}\p{N}]/u.test(drawn)
  return { title: isReadable ? drawn : fallback, missing }
}

/** The title without the brand and the label, which the image shows on their own. */
export function shownTitle(title: string, label: string): string {
  const bare = title.replace(`${brand.name} – `, '')
  const [name = '', suffix] = bare.split(/ – (?=[^–]*$)/)
  return suffix?.toLowerCase() === label.toLowerCase() ? name : bare
}
