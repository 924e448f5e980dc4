import { blog } from '#copy/blog.ts'

/** The feed of the blog, or of one category. Not a route of the browser, so a plain link. */
export function FeedLink({ category = '' }: { category?: string }) {
  const { label, to } = blog.feedLink
  const query = category ? `?${new URLSearchParams({ category })}` : ''
  return (
    <a href={to + query} type="application/rss+xml" className="text-link text-body">
      {label}
    </a>
  )
}
