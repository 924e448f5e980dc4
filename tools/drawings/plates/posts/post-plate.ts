import type { Drawing } from '../canvas.ts'

/** A plate with what it shows, in words, for the picture's text alternative. */
export interface PostPlate extends Omit<Drawing, 'sign'> {
  alt: string
}
