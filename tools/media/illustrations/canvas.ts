import { textOutlines } from '#server/open-graph-image/drawing/index.ts'

/**
 * An illustration is 16 to 9. What matters is between x = 350 and 1250, so that cuts to 4 to 3 and to a square
 * keep it; forms may run on to both sides.
 */
export const canvas = { width: 1600, height: 900 } as const

export type Ground = 'ink' | 'signal' | 'bone'

export interface Colors {
  ground: string
  form: string
  /** What is there, but not the point. */
  faint: string
  /** The point. On bone it needs the form behind it. */
  mark: string
  bob: string
}

const ink = '#0a0b0d'
const signal = '#b6f24a'
const bone = '#e9ebe4'

export const grounds: Record<Ground, Colors> = {
  ink: { ground: ink, form: bone, faint: '#3a3e44', mark: signal, bob: signal },
  signal: { ground: signal, form: ink, faint: '#8dc22f', mark: bone, bob: ink },
  bone: { ground: bone, form: ink, faint: '#c3c7ba', mark: signal, bob: ink },
}

/**
 * How a part arrives, once, when its illustration is first seen: it falls from above, grows upward or to the
 * right, is drawn along its path, appears, or is gone in the end.
 */
type Gesture = 'fall' | 'rise' | 'right' | 'draw' | 'show' | 'hide' | 'left'

export interface Look {
  fill?: string
  stroke?: string
  width?: number
  /** Round ends of a stroke. */
  isRound?: boolean
  gesture?: Gesture
  /** Start of the gesture, in tenths of a second: 0 to 9. */
  after?: number
}

const round = (value: number) => Math.round(value * 10) / 10

function attributes({ fill, stroke, width, isRound, gesture, after = 0 }: Look): string {
  return [
    stroke ? `fill="${fill ?? 'none'}" stroke="${stroke}"` : `fill="${fill}"`,
    width ? ` stroke-width="${width}"` : '',
    isRound ? ' stroke-linecap="round"' : '',
    gesture ? ` class="${gesture}${after > 0 ? ` t${after}` : ''}"` : '',
    gesture === 'draw' ? ' pathLength="1"' : '',
  ].join('')
}

export function rect(x: number, y: number, width: number, height: number, look: Look): string {
  const [left, top, across, down] = [x, y, width, height].map(round)
  return `<rect x="${left}" y="${top}" width="${across}" height="${down}" ${attributes(look)}/>`
}

export function disc(x: number, y: number, radius: number, look: Look): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" ${attributes(look)}/>`
}

export function path(d: string, look: Look): string {
  return `<path d="${d}" ${attributes(look)}/>`
}

/** Path data through points. */
export function through(points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`
}

/** A word in the site's mono typeface, as outlines, with its baseline at `y`. */
export function word(x: number, y: number, text: string, size: number, color: string): string {
  return textOutlines(x, y, text, { face: 'mono', size, color, tracking: -0.03 })
}

/**
 * The line from the upper edge, with its bob's tip at the point.
 * @param outline sets it off from what it hangs in front of
 */
export function plumb(x: number, y: number, color: string, outline?: string): string {
  const edge = outline ? ` stroke="${outline}" stroke-width="20" paint-order="stroke"` : ''
  return `<path class="bob" fill="${color}"${edge} d="M${round(x) - 3}-900h6V${round(y) - 112}h33v39l-36 73-36-73v-39h33z"/>`
}

/** What a drawing is made of: its sign, cut by the lower edge, and its parts. */
export interface Drawing {
  ground: Ground
  /** A number or a sign of up to three characters. */
  sign: string
  /** The left edge of the sign. */
  signAt?: number
  parts: string
  /** Rules for a gesture that only this illustration has. */
  style?: string
}

const style = `
#play:target .fall{animation:fall .9s cubic-bezier(.2,0,0,1) backwards}
#play:target .left{animation:left .9s cubic-bezier(.2,0,0,1) backwards}
#play:target .rise{animation:rise .9s cubic-bezier(.2,0,0,1) backwards}
#play:target .right{animation:right .9s cubic-bezier(.2,0,0,1) backwards}
#play:target .draw{stroke-dasharray:1;animation:draw 1.2s cubic-bezier(.4,0,.2,1) backwards}
#play:target .show{animation:show .3s backwards}
#play:target .bob{animation:fall 1.2s linear(0,.02 6%,.1 15%,.26 24%,.55 36%,1 50%,1.03 56%,1.035 61%,1.02 69%,1 76%,.994 83%,1) backwards}
.rise{transform-box:fill-box;transform-origin:bottom}.right{transform-box:fill-box;transform-origin:left}
.hide{opacity:0}
#play:target .hide{animation:hide .3s backwards}
@keyframes fall{from{transform:translateY(-900px)}}@keyframes left{from{transform:translateX(-1600px)}}
@keyframes rise{from{transform:scaleY(0)}}@keyframes right{from{transform:scaleX(0)}}
@keyframes draw{from{stroke-dashoffset:1}}@keyframes show{from{opacity:0}}@keyframes hide{from{opacity:1}}
`

/** The rules that the parts use. An illustration stands still unless it is addressed as `#play`. */
function styleOf(parts: string, own: string): string {
  const names = ['fall', 'left', 'rise', 'right', 'draw', 'show', 'hide', 'bob']
  const used = new Set(names.filter((name) => parts.includes(`class="${name}`)))
  if (used.has('bob')) used.add('fall')
  const rules = style.match(/(@keyframes \w+\{[^{}]*\{[^{}]*\}\}|[^{}@\n]+\{[^{}]*\})/g) ?? []
  const kept = rules.filter((rule) => used.has(/(?:@keyframes |\.)(\w+)/.exec(rule)?.[1] ?? ''))
  const delays = [1, 2, 3, 4, 5, 6, 7, 8, 9]
    .filter((tenth) => new RegExp(` t${tenth}"`).test(parts))
    .map((tenth) => `#play:target .t${tenth}{animation-delay:.${tenth}s}`)
  const all = [...kept, ...delays].join('') + own
  return all ? `<style>${all}</style>${frameRate}` : ''
}

/**
 * An animation that never begins. Chromium updates an image with CSS animations only as fast as the main
 * thread can, thousands of times a second, unless the image also has an animation element: then with every
 * frame.
 */
const frameRate = '<set attributeName="visibility" to="visible" begin="indefinite"/>'

/**
 * An illustration as an SVG document. It cuts itself to the box of its image (`slice`): with
 * `object-fit: cover`, WebKit repaints the wrong part of an animated image.
 */
export function illustration({
  ground,
  sign,
  signAt = 392,
  parts,
  style: own = '',
}: Drawing): string {
  const { width, height } = canvas
  const colors = grounds[ground]
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" id="play" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">` +
    styleOf(parts, own) +
    `<path fill="${colors.ground}" d="M0 0h${width}v${height}H0z"/>` +
    parts +
    word(signAt, 956, sign, 300, colors.form) +
    '</svg>\n'
  )
}
