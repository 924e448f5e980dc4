import { Link } from 'react-router'
import { Arrow } from '#app/components/arrow.tsx'
import { blogPost } from '#copy/blog/post.ts'

/** The link back to the blog, in the aside. */
export function BackToBlogs() {
  const { label, to } = blogPost.back
  return (
    <Link
      to={to}
      prefetch="intent"
      className="group -mt-3 inline-flex min-h-11 items-center gap-2 text-small font-semibold hover:text-accent lg:-mt-3.5"
    >
      <Arrow className="rotate-180 text-accent group-hover:-translate-x-0.5" />
      {label}
    </Link>
  )
}
