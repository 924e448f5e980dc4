import { brand } from '../brand.ts'

/** Texts of a post's page. */
export const blogPost = {
  failure: 'Failed to load blog post. Please try again later.',
  notFound: 'Blog post not found',
  back: { label: 'Back to Blogs', to: '/blogs' },
  contents: 'On this page',
  /** The accessible name of the link from a heading to itself. */
  headingLink: (heading: string) => `# ${heading}, link to this section`,
  facts: { author: 'Author', date: 'Published', revised: 'Updated', readTime: 'Read time' },
  /** The download of the code of all articles. */
  code: {
    to: '/blogs/code.zip',
    label: 'Download the code',
    about: (folder: string) =>
      `One MIT-licensed ZIP file contains the code for all articles and a test that runs it. The code for this article is in the ${folder} folder.`,
  },
  share: { heading: 'Share', linkedin: 'LinkedIn', mail: 'Email', hackerNews: 'Hacker News' },
  more: 'More in',
  authors: (count: number) => (count === 1 ? 'About the author' : 'About the authors'),
  moreBy: (name: string) => `More by ${name}`,
  /** Who publishes this blog, for readers who come from other sites. */
  publisher: {
    text: `${brand.name} reads your repository, learns its business rules, and reports the lines that break them.`,
    actions: [
      { label: 'See the product', to: '/services' },
      { label: 'Join the waitlist', to: '/join-waitlist' },
      { label: 'Get new articles by email', to: '/newsletter' },
    ],
  },
} as const
