/** Loading texts. Part of every page, so nothing else is in this file. */
export const loading = {
  posts: 'Loading blog posts...',
  post: 'Loading blog post...',
  positions: 'Loading positions...',
  page: 'Loading page...',
} as const
