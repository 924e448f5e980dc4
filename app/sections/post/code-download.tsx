import { blogPost } from '#copy/blog/post.ts'

/** The download of the code of all posts. `folder` has that of this one. */
export function CodeDownload({ folder }: { folder: string }) {
  const { to, label, about } = blogPost.code
  return (
    <p className="mt-12 max-w-prose text-small text-quiet print:hidden">
      <a href={to} download className="text-link text-small">
        {label}
      </a>
      <span className="block wrap-anywhere">{about(folder)}</span>
    </p>
  )
}
