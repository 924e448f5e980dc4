import { defineQuery } from 'groq'
import { jobDate, lastDate, postDate } from './instant.ts'
import { imageProjection, richTextProjection } from './picture.ts'

/**
 * The GROQ queries for posts and jobs, and the light ones for lists, search, feed and sitemap. `$now` is
 * the start of the current minute, so that results can be cached for a minute.
 * `npm run content:types` writes the types of their results; a test fails if they are out of date.
 */

/** A description may be plain text in documents that were not written by the editor. */
const jobFields = `
  _id, _rev, _createdAt, _updatedAt, title, "slug": slug.current, formerSlugs, location, type, postedAt, validThrough,
  applicantCountry, salary, "description": coalesce(description${richTextProjection}, description), requirements
` as const

/** All jobs, with what follows from their days. `$today` is a day, like 2026-12-31. */
export const jobsQuery = defineQuery(`*[_type == "job"] | order(${jobDate} desc) {
  ${jobFields}, "isAhead": ${jobDate} > dateTime($now), "isPast": ${lastDate} < dateTime($today + "T00:00:00Z")
}`)

/** One job, as its preview shows it. */
export const jobQuery = defineQuery(`*[_type == "job" && _id == $id][0] {
  ${jobFields}
}`)

/** What lists and pages of posts have in common: everything but pictures and the body. */
const summaryFields = `
  _id, _rev, title, "slug": slug.current, excerpt, author, date, revisedAt, readTime, category, featured,
  "noIndex": seo.noIndex, "authorIds": authors[]._ref
` as const

/** One whole post. */
const postFields = `
  ${summaryFields}, _updatedAt, content${richTextProjection}, ${imageProjection}, seo,
  "authors": authors[]->{_id, name, role, biography, image}
` as const
/** One post by its ID, whole. */
export const postQuery = defineQuery(`*[_type == "blog" && _id == $id][0] {${postFields}}`)

/** The current and former names of every post. */
export const postNamesQuery = defineQuery(
  `*[_type == "blog"] {_id, _createdAt, "slug": slug.current, formerSlugs}`,
)

/** The ID of the document of a type with a name, including drafts. */
export const idByNameQuery = defineQuery(
  `*[_type == $type && (_id == $name || slug.current == $name)] | order((_id == $name) desc, _createdAt asc, _id asc) [0]._id`,
)

/** The latest posts with their bodies, for the feed. */
export const latestPostsQuery = defineQuery(
  `*[_type == "blog" && ${postDate} <= dateTime($now)] | order(${postDate} desc, _id asc) [$from...$to] {${postFields}}`,
)

export const categoryLatestPostsQuery = defineQuery(
  `*[_type == "blog" && ${postDate} <= dateTime($now) && category == $category] | order(${postDate} desc, _id asc) [$from...$to] {${postFields}}`,
)

/** The fields of a card: without the body. */
const cardFields = `${summaryFields}, image` as const
export const postPageQuery = defineQuery(
  `*[_type == "blog" && ${postDate} <= dateTime($now)] | order(${postDate} desc, _id asc) [$from...$to] {${cardFields}}`,
)
export const categoryPageQuery = defineQuery(
  `*[_type == "blog" && ${postDate} <= dateTime($now) && category == $category] | order(${postDate} desc, _id asc) [$from...$to] {${cardFields}}`,
)

export const postCountQuery = defineQuery(
  `count(*[_type == "blog" && ${postDate} <= dateTime($now)])`,
)
export const categoryCountQuery = defineQuery(
  `count(*[_type == "blog" && ${postDate} <= dateTime($now) && category == $category])`,
)

/** The large card: the first featured match, or else the first one. */
const largeCardFields = `${summaryFields}, ${imageProjection}` as const
export const largeCardQuery = defineQuery(
  `*[_type == "blog" && ${postDate} <= dateTime($now)] | order((featured == true) desc, ${postDate} desc, _id asc) [0] {${largeCardFields}}`,
)
export const categoryLargeCardQuery = defineQuery(
  `*[_type == "blog" && ${postDate} <= dateTime($now) && category == $category] | order((featured == true) desc, ${postDate} desc, _id asc) [0] {${largeCardFields}}`,
)

/** The posts in the sitemap, in an order that edits do not change. */
export const postIdsQuery = defineQuery(
  `*[_type == "blog" && ${postDate} <= dateTime($now)] | order(_id asc) [$from...$to] {
    _id, date, revisedAt, "slug": slug.current, "noIndex": seo.noIndex
  }`,
)

/** What differs after every edit of a document of these types. */
export const editsQuery = defineQuery(`{
  "all": count(*[_type in $types]),
  "latest": *[_type in $types] | order(_updatedAt desc) [0]._updatedAt
}`)
