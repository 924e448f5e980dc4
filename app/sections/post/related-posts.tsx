import { type PostRow, PostRows } from '../blog/post-rows.tsx'

interface RelatedPostsProps {
  heading: string
  posts: readonly PostRow[]
}

export function RelatedPosts({ heading, posts }: RelatedPostsProps) {
  if (posts.length === 0) return null
  return (
    <section aria-labelledby="related" className="mt-16 print:hidden" data-no-markdown>
      <h2 id="related" className="mb-6 text-h3">
        {heading}
      </h2>
      <PostRows posts={posts} />
    </section>
  )
}
