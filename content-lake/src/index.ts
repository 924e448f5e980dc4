export { type ContentLake, type ContentLakeOptions, openContentLake } from './content-lake.ts'
