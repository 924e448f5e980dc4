export { removeMetadata } from './remove-metadata.ts'
