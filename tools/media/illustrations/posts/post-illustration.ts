import type { Drawing } from '../canvas.ts'

/** An illustration with what it shows, in words, for the picture's text alternative. */
export interface PostIllustration extends Omit<Drawing, 'sign'> {
  alt: string
}
