/** Loading texts. They are part of every page, so this file has no other text. */
export const loading = {
  posts: 'Loading blog posts...',
  post: 'Loading blog post...',
  jobs: 'Loading positions...',
  page: 'Loading page...',
} as const
