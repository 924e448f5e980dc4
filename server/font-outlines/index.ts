export { missingCharacters, type TextStyle, textOutlines, widthOf } from './font-outlines.ts'
export { directionOf } from './text-runs.ts'
