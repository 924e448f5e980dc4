/** Parsed parameters of an image URL; missing and invalid ones are absent. */
export interface ImageParameters {
  readonly width?: number
  readonly height?: number
  readonly minWidth?: number
  readonly maxWidth?: number
  readonly minHeight?: number
  readonly maxHeight?: number
  readonly dpr?: number
  readonly rect?: { left: number; top: number; width: number; height: number }
  readonly fit?: Fit
  readonly crop?: Crop
  readonly focus?: { x: number; y: number; zoom: number }
  readonly format?: Format
  readonly progressive?: boolean
  readonly negotiate?: boolean
  readonly quality?: number
  readonly effects?: ImageEffects
}

/** Effects other than resizing. */
export interface ImageEffects {
  readonly blur?: number
  readonly sharpen?: number
  readonly flip?: boolean
  readonly flop?: boolean
  readonly rotate?: 90 | 180 | 270
  readonly grayscale?: boolean
  readonly invert?: boolean
  readonly background?: string
  readonly pad?: number
  readonly firstFrame?: boolean
}

const fits = ['clip', 'crop', 'fill', 'fillmax', 'max', 'min', 'scale'] as const
const sides = ['top', 'bottom', 'left', 'right', 'center', 'entropy', 'focalpoint'] as const
const formats = ['jpg', 'png', 'webp', 'avif', 'gif'] as const
export type Fit = (typeof fits)[number]
export type Crop = (typeof sides)[number]
export type Format = (typeof formats)[number]

/** Parses the hosted platform's image URL parameters. Unknown ones are ignored. */
export function readImageParameters(search: URLSearchParams): ImageParameters {
  const number = numbersOf(search)
  const size = (name: string) => {
    const value = number(name, 1, 100_000)
    return value === undefined ? undefined : Math.round(value)
  }
  const format = search.get('fm')
  return defined({
    width: size('w'),
    height: size('h'),
    minWidth: size('min-w'),
    maxWidth: size('max-w'),
    minHeight: size('min-h'),
    maxHeight: size('max-h'),
    dpr: number('dpr', 1, 3),
    rect: rectIn(search.get('rect')),
    fit: oneOf(fits, search.get('fit')),
    crop: oneOf(sides, search.get('crop')),
    focus: focusIn(search),
    format: oneOf(formats, format === 'pjpg' ? 'jpg' : format),
    progressive: format === 'pjpg' || undefined,
    negotiate: (search.get('auto') ?? '').split(',').includes('format') || undefined,
    quality: number('q', 1, 100),
    effects: effectsIn(search),
  })
}

function effectsIn(search: URLSearchParams): ImageEffects | undefined {
  const number = numbersOf(search)
  const flip = search.get('flip') ?? ''
  const effects: ImageEffects = defined({
    blur: number('blur', 1, 2_000),
    sharpen: number('sharp', 1, 100),
    flip: flip.includes('v') || undefined,
    flop: flip.includes('h') || undefined,
    rotate: oneOf([90, 180, 270] as const, Number(search.get('or'))),
    grayscale: number('sat', -100, 100) === -100 || undefined,
    invert: search.get('invert') === 'true' || undefined,
    background: colorIn(search.get('bg')),
    pad: number('pad', 1, 500),
    firstFrame: search.get('frame') === '1' || undefined,
  })
  return Object.keys(effects).length > 0 ? effects : undefined
}

const numbersOf = (search: URLSearchParams) => (name: string, low: number, high: number) =>
  numberIn(search.get(name), low, high)

/** Numbers are clamped to the bounds. */
function numberIn(text: string | null, low: number, high: number): number | undefined {
  if (text === null || !/^-?\d+(\.\d+)?$/.test(text)) return undefined
  return Math.min(high, Math.max(low, Number(text)))
}

function rectIn(text: string | null): ImageParameters['rect'] {
  const match = /^(\d{1,6}),(\d{1,6}),(\d{1,6}),(\d{1,6})$/.exec(text ?? '')
  if (!match) return undefined
  const [left = 0, top = 0, width = 0, height = 0] = match.slice(1).map(Number)
  return width > 0 && height > 0 ? { left, top, width, height } : undefined
}

function focusIn(search: URLSearchParams): ImageParameters['focus'] {
  const x = numberIn(search.get('fp-x'), 0, 1)
  const y = numberIn(search.get('fp-y'), 0, 1)
  const zoom = numberIn(search.get('fp-z'), 1, 10)
  if (x === undefined && y === undefined && zoom === undefined) return undefined
  return { x: x ?? 0.5, y: y ?? 0.5, zoom: zoom ?? 1 }
}

/** `rgb`, `rrggbb` or `aarrggbb` in hexadecimal, as CSS writes it. */
function colorIn(text: string | null): string | undefined {
  if (text === null || !/^([\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/i.test(text)) return undefined
  return text.length === 8 ? `#${text.slice(2)}${text.slice(0, 2)}` : `#${text}`
}

function oneOf<const T>(allowed: readonly T[], value: unknown): T | undefined {
  return allowed.find((candidate) => candidate === value)
}

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

function defined<T extends object>(fields: T): Defined<T> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Defined<T>
}
