export { missingCharacters, type TextStyle, textOutlines, widthOf } from './font-outlines.ts'
