/** A loop filmed from a product scene. Its functions run in the page and see nothing of this module. */
export interface Film {
  /** The file name of what comes out. */
  name: string
  /** How the scene's caption begins. */
  scene: string
  /** How wide the window is, in pixels of the page; its shape is 6 to 5. */
  width: number
  seconds: number
  /** The moment that stands for the whole while nothing moves. */
  poster: number
  /** Prepares the scene once: it stands alone in the window by then. */
  prepare: () => void
  /** Draws one moment, given in seconds; the same moment always looks the same. */
  draw: (second: number) => void
}

/** What comes out: the 600 by 500 box (spec §2) at twice its density. */
export const picture = { width: 1200, height: 1000, framesPerSecond: 20 }
