export { type BackedUp, backUp } from './back-up.ts'
export { type ContentLake, type ContentLakeOptions, openContentLake } from './content-lake.ts'
export { lockDirectory } from './directory-lock.ts'
