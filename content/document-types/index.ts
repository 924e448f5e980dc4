import { blockParts, blockSchemas } from '../../blocks/schema.ts'
import { announcement } from './announcement.ts'
import { author } from './author.ts'
import { blog } from './blog/blog.ts'
import { seo } from './blog/seo.ts'
import { body } from './body.ts'
import { category } from './category.ts'
import type { DocumentType, SiteContentType } from './document-type.ts'
import { figure } from './figure.ts'
import { job } from './job/job.ts'
import { salary } from './job/salary.ts'
import { link } from './link.ts'
import { pageHead } from './page-head.ts'
import { question } from './question.ts'
import { redirect } from './redirect.ts'
import { testimonial } from './testimonial.ts'

export { blogCategories, categorySlug } from '../../copy/blog/categories.ts'
export { apiVersion } from './api-version.ts'
export { describeJob, describePost } from './descriptions.ts'
export type { DocumentType, SiteContentType } from './document-type.ts'
export { formerSlugsAfter } from './former-slugs.ts'
export { isAllowedHref } from './link.ts'
export { checkIsFree, checkIsPage } from './site-pages.ts'
export { slugOf } from './slug.ts'

const siteTypes = { announcement, testimonial, figure, question, pageHead, redirect, category }

/** A document of each type that the site reads as a whole list, as it is parsed. */
export type SiteDocuments = {
  [Name in keyof typeof siteTypes]: ReturnType<(typeof siteTypes)[Name]['parse']>
}

/** The document types that the site reads as a whole list. */
export const siteContentTypes: {
  [Name in keyof SiteDocuments]: SiteContentType<SiteDocuments[Name]>
} = siteTypes

/** Every document type, in the order of the editor. */
export const documentTypes = { blog, job, ...siteTypes, author } satisfies Record<
  string,
  DocumentType
>

/** The names of all document types. */
export const documentTypeNames: readonly string[] = Object.keys(documentTypes)

const parametersOf = (route: string) => route.split(':').length - 1

/**
 * The document that the Presentation tool opens next to each page. It takes the first route that matches, so the
 * ones with fewer parameters come first.
 */
export const mainDocuments = Object.values<DocumentType>(documentTypes)
  .flatMap((type) => type.mainDocuments ?? [])
  .toSorted((one, other) => parametersOf(one.route) - parametersOf(other.route))

/** All schema types: documents and their parts. */
export const schemaTypes = [
  ...Object.values(documentTypes).map(({ schema }) => schema),
  body,
  ...blockSchemas,
  ...blockParts,
  link,
  salary,
  seo,
]
