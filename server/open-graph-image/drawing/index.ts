/** What Open Graph images and the drawings of `tools/media` have in common. */
export { accent, ink, text } from './colors.ts'
export { lettering, type Style, widthOf } from './font-outlines.ts'
