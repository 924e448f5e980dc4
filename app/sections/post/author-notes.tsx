import { Person } from '#app/components/person.tsx'
import { TextLink } from '#app/components/text-link.tsx'
import { type Author, postPath } from '#content/index.ts'
import { blogPost } from '#copy/blog/post.ts'
import type { PostRow } from '../blog/post-rows.tsx'

/** An author with their other posts. */
export type AuthorNote = Author & { posts: readonly PostRow[] }

/** The authors of a post, each with their other posts. */
export function AuthorNotes({ authors }: { authors: readonly AuthorNote[] }) {
  return (
    <section aria-label={blogPost.authors(authors.length)} className="mt-16 space-y-10">
      {authors.map(({ id, name, role = '', portrait, biography, posts }) => (
        <div key={id}>
          <Person name={name} about={role} portrait={portrait} />
          <p className="mt-4 max-w-prose text-small text-quiet">{biography}</p>
          {posts.length > 0 ? (
            <ul aria-label={blogPost.moreBy(name)} className="mt-2 print:hidden">
              {posts.map((post) => (
                <li key={post.id}>
                  <TextLink to={postPath(post)}>{post.title}</TextLink>
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      ))}
    </section>
  )
}
