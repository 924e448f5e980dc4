import { Button } from '#app/components/button.tsx'
import { MarkdownLinks } from '#app/components/markdown-links.tsx'
import { TextLink } from '#app/components/text-link.tsx'
import { type Post, postPath } from '#content/index.ts'
import { categoryPath } from '#copy/blog/categories.ts'
import { blogPost } from '#copy/blog/post.ts'
import { FeedLink } from '../blog/feed-link.tsx'
import { ShareLinks } from './reading.tsx'

interface PostEndProps {
  post: Pick<Post, 'id' | 'slug' | 'title' | 'category'>
  /** A draft has no Markdown alternate. */
  isPublished: boolean
}

/** Actions at the end of a post. */
export function PostEnd({ post, isPublished }: PostEndProps) {
  const { title, category } = post
  const ofCategory = categoryPath(category)
  const { publisher } = blogPost
  return (
    <footer className="mt-16 flex flex-wrap items-center gap-x-8 gap-y-4 border-t border-hairline pt-8 print:hidden">
      <div className="mb-4 w-full border-l border-accent pl-6">
        <p className="max-w-prose text-small text-quiet">{publisher.text}</p>
        <p className="flex flex-wrap gap-x-8">
          {publisher.actions.map(({ label, to }) => (
            <TextLink key={to} to={to}>
              {label}
            </TextLink>
          ))}
          <FeedLink />
        </p>
      </div>
      <Button to={blogPost.back.to} variant="outline">
        {blogPost.back.label}
      </Button>
      {ofCategory ? (
        <Button to={ofCategory} variant="text">
          {blogPost.more} {category}
        </Button>
      ) : null}
      <ShareLinks path={postPath(post)} title={title} />
      {isPublished ? <MarkdownLinks path={postPath(post)} /> : null}
    </footer>
  )
}
