/** The categories of posts: also the choices in the editor. */
export const blogCategories = [
  'Application Security',
  'Threat Detection',
  'Industry News',
  'Best Practices',
  'Product Updates',
  'Research',
] as const

export type BlogCategory = (typeof blogCategories)[number]

/** The URL segment of a category. */
export const categorySlug = (name: string) => name.toLowerCase().replaceAll(' ', '-')

/** The path of a category; undefined for other names. */
export const categoryPath = (name: string) =>
  blogCategories.some((known) => known === name)
    ? `/blogs/category/${categorySlug(name)}`
    : undefined
