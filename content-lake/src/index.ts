export { type ContentLake, type ContentLakeOptions, openContentLake } from './content-lake.ts'
export { DirectoryInUseError } from './directory-lock.ts'
