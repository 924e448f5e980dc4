export { openGraphImages } from './open-graph-images.ts'
