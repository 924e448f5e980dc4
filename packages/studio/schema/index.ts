import { blockParts, blockSchemas } from '../../../blocks/schema.ts'
import { blog } from './blog.ts'
import { body } from './body.ts'
import { job } from './job.ts'
import { link } from './link.ts'
import { salary } from './salary.ts'
import { seo } from './seo.ts'
import { siteContentTypes } from './site/index.ts'

export { categories } from './categories.ts'
export { describeJob, describePost } from './descriptions.ts'
export { isAllowedHref } from './link.ts'
export { figurePlaces } from './site/figure.ts'
export { questionPlaces } from './site/question.ts'
export { checkCircle, checkIsFree } from './site/redirect.ts'
export { checkPagePath } from './site/urls.ts'

/** Documents that an editor creates. */
export const documentTypes = [blog, job, ...siteContentTypes]

/** All schema types: documents and their parts. */
export const schemaTypes = [
  ...documentTypes,
  body,
  ...blockSchemas,
  ...blockParts,
  link,
  salary,
  seo,
]
