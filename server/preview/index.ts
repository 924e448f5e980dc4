export { PreviewLinks } from './preview-link.ts'
export { previewPages } from './preview-pages.ts'
export { Previews } from './previews.ts'
export { UpdateStreams } from './update-streams.ts'
