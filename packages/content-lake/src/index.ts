export { type BackedUp, backUp } from './back-up.ts'
export { type ContentLake, type ContentLakeOptions, openContentLake } from './content-lake.ts'
export { DirectoryInUseError, lockDirectory } from './directory-lock.ts'
export type { BeforeCommit } from './mutate/working-set.ts'
