import { Optional } from '#app/components/optional.tsx'
import { headingsOf } from '#app/portable-text/headings.ts'
import { StaticRichText } from '#app/portable-text/static-rich-text.tsx'
import type { Post } from '#content/index.ts'
import { controls } from '#copy/controls.ts'
import type { PageLink } from '#copy/pages/types.ts'
import type { PostRow } from '../blog/post-rows.tsx'
import { type AuthorNote, AuthorNotes } from './author-notes.tsx'
import { BackToBlogs } from './back-to-blogs.tsx'
import { CodeDownload } from './code-download.tsx'
import { AsideContents, FoldedContents } from './contents.tsx'
import { Hero } from './hero.tsx'
import { PostEnd } from './post-end.tsx'
import { PostHeader } from './post-header.tsx'
import { ReadingPosition } from './reading.tsx'
import { RelatedPosts } from './related-posts.tsx'

interface PostArticleProps {
  post: Post
  /** The authors with other posts by them; by default without. */
  authors?: readonly AuthorNote[]
  /** The folder of the post's code in the download; by default there is none. */
  codeFolder?: string | undefined
  /** Related posts; none in a preview. */
  related?: readonly PostRow[]
  /** Breadcrumbs; none in a preview. */
  parents?: readonly PageLink[]
}

/** A post, for its page and its preview. */
export function PostArticle(props: PostArticleProps) {
  const { post, authors, codeFolder, related = [], parents = [] } = props
  const notes = authors ?? post.authors.map((author) => ({ ...author, posts: [] }))
  const contents = headingsOf(post.body).filter(({ level }) => level <= 3)
  const hasContents = contents.length >= 3
  return (
    <article className="section section-first post">
      <ReadingPosition />
      <div className="aside">
        <BackToBlogs />
      </div>
      <PostHeader post={post} parents={parents} />
      {post.hero ? <Hero picture={post.hero} /> : null}
      <div className="aside max-lg:hidden">
        <Optional>{hasContents ? <AsideContents headings={contents} /> : null}</Optional>
      </div>
      <div className="min-w-0">
        {hasContents ? <FoldedContents headings={contents} /> : null}
        <StaticRichText body={post.body} />
        {codeFolder ? <CodeDownload folder={codeFolder} /> : null}
        {notes.length > 0 ? <AuthorNotes authors={notes} /> : null}
        <PostEnd post={post} isPublished={parents.length > 0} />
        <RelatedPosts heading={controls.related.heading} posts={related} />
      </div>
    </article>
  )
}
