import type { ProductId } from '#copy/products/types.ts'

/** A looping video of a product scene. Its functions run in the page and cannot use this module's scope. */
export interface Video {
  /** The output file name. */
  name: string
  /** The product whose scene it is. */
  scene: ProductId
  /** The state of the scene on the product's page. */
  query: string
  /** With `no-preference`, `draw` sets the time of the scene's transitions. */
  reducedMotion: 'reduce' | 'no-preference'
  sizes: Record<Size, Crop>
  seconds: number
  /** The time of the poster, in seconds. */
  poster: number
  /** Prepares the scene once, after it is alone in the window and cropped. */
  prepare: () => void
  /** Draws the frame at a time in seconds. Must be deterministic. */
  draw: (second: number) => void
}

/** One size of a video. */
interface Crop {
  /** The window's width in CSS pixels. The aspect ratio is 6 to 5. */
  width: number
  /** Selects the visible part of the scene. */
  crop: () => void
}

/** `phone` is for boxes in which the text of `large` would be too small. */
export type Size = 'large' | 'phone'

/** Runs in the page of the product: removes everything but the scene. */
export function isolateScene(): void {
  const scene = document.querySelector<HTMLElement>('#scene figure')
  if (!scene) throw new Error('the page has no scene')
  // Its text is too long for the video.
  scene.querySelector(':scope > figcaption')?.remove()
  const note = document.createElement('span')
  note.textContent = 'Illustrative'
  note.className = 'text-quiet'
  scene.querySelector('.uppercase')?.after(note)
  document.body.replaceChildren(scene)
  scene.style.cssText =
    'position:fixed;inset:0;height:100vh;min-height:0;aspect-ratio:auto;border:0;border-radius:0'
}

export const framesPerSecond = 20

/** The boxes in which text must be readable: in windows of 1280 px and 360 px. */
export const boxes = { large: 512, phone: 310 } as const satisfies Record<Size, number>

/** Output sizes: 600 by 500 and 360 by 300 CSS pixels, each at a device pixel ratio of 2. */
export const pictures = {
  large: { suffix: '', width: 1200, height: 1000, posters: [600, 1200] },
  phone: { suffix: '-phone', width: 720, height: 600, posters: [720] },
} as const satisfies Record<Size, object>
