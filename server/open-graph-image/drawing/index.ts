/** Shared by Open Graph images and the drawings of `tools/media`. */
export { accent, ink, text } from './colors.ts'
export { type TextStyle, textOutlines, widthOf } from './font-outlines.ts'
