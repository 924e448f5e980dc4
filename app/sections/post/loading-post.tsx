import type { LoadingState } from '#app/loaders/loading-state.ts'
import { Loading } from '#app/sections/loading.tsx'
import { blog } from '#copy/blog/blog.ts'
import { loading } from '#copy/loading.ts'
import { BackToBlogs } from './back-to-blogs.tsx'

/** The post page's loading state. */
export function LoadingPost(props: LoadingState) {
  return (
    <div className="section section-first post">
      <div className="aside">
        <BackToBlogs />
      </div>
      <div>
        <h1 className="sr-only">{blog.heading}</h1>
        <Loading text={loading.post} {...props} />
      </div>
    </div>
  )
}
