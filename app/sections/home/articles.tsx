import { TextLink } from '#app/components/text-link.tsx'
import { type PostRow, PostRows } from '#app/sections/blog/post-rows.tsx'
import { Section } from '#app/sections/section.tsx'
import { blogPost } from '#copy/blog/post.ts'
import { sampleLabel } from '#copy/controls.ts'
import { home } from '#copy/home/home.ts'

/** The latest articles whose code can be downloaded, and its test. */
export function Articles({ posts }: { posts: readonly PostRow[] }) {
  if (posts.length === 0) return null
  const { label, heading, lead, action } = home.articles
  const { code } = blogPost
  const tag = posts.some(({ sample }) => sample) ? sampleLabel : undefined
  return (
    <Section id="articles" label={label} title={heading} badge={tag} intro={lead}>
      <div className="mt-10">
        <PostRows posts={posts} />
      </div>
      <p className="mt-4 flex flex-wrap gap-x-8">
        <a href={code.to} download className="text-link">
          {code.label}
        </a>
        <TextLink to={action.to} size="body">
          {action.label}
        </TextLink>
      </p>
    </Section>
  )
}
