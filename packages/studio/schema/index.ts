import { blog } from './blog.ts'
import { body } from './body.ts'
import { code } from './code.ts'
import { job } from './job.ts'
import { link } from './link.ts'
import { salary } from './salary.ts'
import { seo } from './seo.ts'
import { row, table } from './table.ts'

export { categories } from './categories.ts'
export { languages } from './code.ts'
export { isAllowedHref } from './link.ts'

/** All schema types: two documents and their parts. */
export const schemaTypes = [blog, job, body, code, table, row, link, salary, seo]
