/** Loading texts. Part of every page, so nothing else is in this file. */
export const loading = {
  posts: 'Loading blog posts...',
  post: 'Loading blog post...',
  jobs: 'Loading positions...',
  page: 'Loading page...',
} as const
