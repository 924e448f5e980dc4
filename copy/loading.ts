/** What is said while a page or a list takes long. In every page, so nothing else is here. */
export const loading = {
  posts: 'Loading blog posts...',
  post: 'Loading blog post...',
  positions: 'Loading positions...',
  page: 'Loading page...',
} as const
