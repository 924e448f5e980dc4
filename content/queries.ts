/** The queries of spec §7, and the light list without bodies that lists, feed and sitemap use. */

export const jobsQuery = `*[_type == "job"] | order(postedAt desc) {
  _id, title, location, type, postedAt, description, requirements
}`

export const postListQuery = `*[_type == "blog"] | order(date desc) {
  _id, _updatedAt, title, "slug": slug.current, excerpt, image, author, date, readTime, category, featured
}`

export const postQuery = `*[_type == "blog" && _id == $id][0] {
  _id, _updatedAt, title, "slug": slug.current, excerpt, content, image, author, date, readTime, category, featured
}`
