import { redirect } from 'react-router'
import { isLoadingState, loadingStateLoader } from '#app/loaders/loading-state.ts'
import { missing, unreachable } from '#app/loaders/responses.server.ts'
import { buildMeta } from '#app/meta/meta.ts'
import { suggestPosts } from '#app/not-found/did-you-mean.server.ts'
import richTextStyles from '#app/portable-text/rich-text.css?url'
import { loadRichText } from '#app/portable-text/static-rich-text.tsx'
import { requestContext } from '#app/request-context.server.ts'
import { categoryPicture } from '#app/sections/blog/category-pictures.ts'
import { MessagePage } from '#app/sections/message-page.tsx'
import { hasExamples } from '#app/sections/post/examples.server.ts'
import { LoadingPost } from '#app/sections/post/loading-post.tsx'
import postStyles from '#app/sections/post/post.css?url'
import { PostArticle } from '#app/sections/post/post-article.tsx'
import { authorNotes, suggestions } from '#app/sections/post/suggestions.server.ts'
import { isCanonicalName, lastModified, postPath } from '#content/index.ts'
import { blog } from '#copy/blog/blog.ts'
import { blogPost } from '#copy/blog/post.ts'
import { pageErrors } from '#copy/errors.ts'
import { loading } from '#copy/loading.ts'
import type { Route } from './+types/blog-post'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { content } = context.get(requestContext)
  const post = await content.post(params.blogId)
  if (post.state === 'missing') return missing(await suggestPosts(content, params.blogId))
  if (post.state === 'unreachable') throw unreachable(blogPost.failure)
  if (!isCanonicalName(params.blogId, post.value)) throw redirect(postPath(post.value), 308)
  const [related, authors] = await Promise.all([
    suggestions(content, post.value),
    authorNotes(content, post.value),
  ])
  const hero = post.value.hero ?? categoryPicture(post.value.category)
  const value = { ...post.value, ...(hero ? { hero } : {}) }
  const codeFolder = hasExamples(value.slug) ? value.slug : undefined
  return { state: post.state, value, codeFolder, related, authors }
}

const loadWithLoadingState =
  loadingStateLoader<Awaited<ReturnType<Route.ClientLoaderArgs['serverLoader']>>>()

export function clientLoader(args: Route.ClientLoaderArgs) {
  // Loaded in parallel with the data. If it fails, the text loads it again.
  loadRichText().catch(() => undefined)
  return loadWithLoadingState(args)
}

export const links: Route.LinksFunction = () =>
  [postStyles, richTextStyles].map((href) => ({ rel: 'stylesheet', href }))

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (isLoadingState(loaderData)) return buildMeta(matches, { ...blog.meta, title: loading.post })
  if (loaderData?.state !== 'found') {
    const title = loaderData ? blogPost.notFound : blog.meta.title
    return buildMeta(matches, { ...blog.meta, title })
  }
  const post = loaderData.value
  const { title, excerpt, hero, seo, noIndex, date, byline, category } = post
  return buildMeta(matches, {
    title: seo.title ?? title,
    description: seo.description ?? excerpt,
    path: postPath(post),
    label: title,
    parents,
    article: { published: date, modified: lastModified(post), author: byline, section: category },
    cover: hero?.src,
    openGraphImage: seo.openGraphImage,
    noIndex,
    about: [{ type: 'post', post }],
  })
}

const parents = [{ label: blog.label, to: '/blogs' }]

export default function BlogPost({ loaderData }: Route.ComponentProps) {
  if (isLoadingState(loaderData)) return <LoadingPost {...loaderData} />
  if (loaderData.state === 'found') {
    const { value, ...more } = loaderData
    return <PostArticle {...more} parents={parents} post={value} />
  }
  const { notFound, back } = blogPost
  return (
    <MessagePage
      label={blog.label}
      title={notFound}
      actions={[back]}
      suggestions={loaderData.suggestions}
    />
  )
}

/** The content platform or the network is unreachable. */
export function ErrorBoundary({ params }: Route.ErrorBoundaryProps) {
  const { failure, back } = blogPost
  const again = { label: pageErrors.retry, to: `/blogs/${params.blogId}` }
  return <MessagePage label={blog.label} title={failure} actions={[again, back]} />
}
