import { Button } from '#app/components/button.tsx'
import { blog, blogCategories } from '#copy/blog.ts'
import { listAddress } from '../blog/list-address.ts'

/** Where to go from the end of a post. */
export function PostEnd({ category }: { category: string }) {
  const isListed = blogCategories.some((name) => name === category)
  return (
    <footer className="mt-16 flex flex-wrap items-center gap-x-8 gap-y-4 border-t border-hairline pt-8">
      <Button to={blog.post.back.to} variant="outline">
        {blog.post.back.label}
      </Button>
      {isListed ? (
        <Button to={listAddress({ q: '', category, page: 1 })} variant="text">
          {blog.post.more} {category}
        </Button>
      ) : null}
    </footer>
  )
}
