export { removeInvalidXml } from './clean-text.ts'
export { apiVersion } from './document-types/api-version.ts'
export type { Author } from './document-types/author.ts'
export type { Testimonial } from './document-types/testimonial.ts'
export type { Draft, DraftReference } from './drafts/drafts.ts'
export type { Job, Salary } from './jobs/job.ts'
export type { Content } from './open-content.ts'
export type { Lqip, Picture } from './picture.ts'
export type { BlogList, ListRequest } from './posts/blog-list.ts'
export { type Body, isText, textOf } from './posts/body.ts'
export type { Post, PostSummary } from './posts/post.ts'
export { lastModified, type PostDates } from './posts/post-dates.ts'
export {
  isCanonicalName,
  POSTS_PER_SITEMAP_PART,
  postPath,
  type SitemapPost,
} from './posts/post-path.ts'
export type { Read } from './read.ts'
