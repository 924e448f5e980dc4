import { blog, feedPath } from '#copy/blog/blog.ts'

/** The feed of the blog, or of one category. Not a route of the browser, so a plain link. */
export function FeedLink({ category }: { category?: string }) {
  return (
    <a href={feedPath(category)} type="application/rss+xml" className="text-link text-small">
      {blog.feedLink}
    </a>
  )
}
