export { textOutlines } from './font-outlines.ts'
export { openGraphImages } from './open-graph-images.ts'
