/** A loop filmed from a product scene. Its functions run in the page and see nothing of this module. */
export interface Film {
  /** The file name of what comes out. */
  name: string
  /** How the scene's caption begins. */
  scene: string
  cuts: Record<Size, Cut>
  seconds: number
  /** The moment that stands for the whole while nothing moves. */
  poster: number
  /** Prepares the scene once: it stands alone in the window and is fitted to the cut by then. */
  prepare: () => void
  /** Draws one moment, given in seconds; the same moment always looks the same. */
  draw: (second: number) => void
}

/** One picture of the same film. */
interface Cut {
  /** How wide the window is, in pixels of the page; its shape is 6 to 5. */
  width: number
  /** Chooses what of the scene this cut shows. */
  fit: () => void
}

/** `phone` is for boxes in which the letters of `large` would be too small to read. */
export type Size = 'large' | 'phone'

export const framesPerSecond = 20

/** The boxes in which letters have to be readable: on windows of 1280 px and of 360 px. */
export const boxes = { large: 512, phone: 310 } as const satisfies Record<Size, number>

/** Output sizes: 600 by 500 and 360 by 300 CSS pixels, each at a device pixel ratio of 2. */
export const pictures = {
  large: { suffix: '', width: 1200, height: 1000, posters: [600, 1200] },
  phone: { suffix: '-phone', width: 720, height: 600, posters: [720] },
} as const satisfies Record<Size, object>
