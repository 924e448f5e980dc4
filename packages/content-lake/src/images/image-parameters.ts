/** Parsed parameters of an image URL; missing and invalid ones are absent. */
export interface ImageParameters {
  readonly width?: number
  readonly height?: number
  readonly dpr?: number
  readonly rect?: { left: number; top: number; width: number; height: number }
  readonly fit?: Fit
  readonly format?: Format
  readonly negotiate?: boolean
  readonly quality?: number
  /** The first frame of an animation. */
  readonly isStill?: true
}

const fits = ['clip', 'crop', 'max'] as const
const formats = ['jpg', 'png', 'webp', 'avif', 'gif'] as const
type Fit = (typeof fits)[number]
export type Format = (typeof formats)[number]

/**
 * Parses those of the hosted platform's image URL parameters that the editor and the site send. Others are
 * ignored.
 */
export function readImageParameters(search: URLSearchParams): ImageParameters {
  const number = (name: string, low: number, high: number) => numberIn(search.get(name), low, high)
  const size = (name: string) => {
    const value = number(name, 1, 100_000)
    return value === undefined ? undefined : Math.round(value)
  }
  return defined({
    width: size('w'),
    height: size('h'),
    dpr: number('dpr', 1, 3),
    rect: rectIn(search.get('rect')),
    fit: oneOf(fits, search.get('fit')),
    format: oneOf(formats, search.get('fm')),
    negotiate: (search.get('auto') ?? '').split(',').includes('format') || undefined,
    quality: number('q', 1, 100),
    isStill: search.get('frame') === '1' || undefined,
  })
}

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

function oneOf<const T>(allowed: readonly T[], value: unknown): T | undefined {
  return allowed.find((candidate) => candidate === value)
}

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

function defined<T extends object>(fields: T): Defined<T> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Defined<T>
}
