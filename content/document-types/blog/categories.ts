/** The six categories of posts. The site's own list is in `copy/blog/blog.ts`; a test compares them. */
export const categories = [
  'Application Security',
  'Threat Detection',
  'Industry News',
  'Best Practices',
  'Product Updates',
  'Research',
] as const
