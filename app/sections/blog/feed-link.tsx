import { blog, feedPath } from '#copy/blog/blog.ts'

/**
 * A link to the feed of the blog or of a category. It's a plain link, because the browser has no route for
 * feeds.
 */
export function FeedLink({ category }: { category?: string }) {
  return (
    <a href={feedPath(category)} type="application/rss+xml" className="text-link text-small">
      {blog.feedLink}
    </a>
  )
}
