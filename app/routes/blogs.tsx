import type { ReactNode } from 'react'
import { data, redirect, useLocation } from 'react-router'
import { isLoadingState, loadingStateLoader } from '#app/loaders/loading-state.ts'
import { unreachable } from '#app/loaders/responses.server.ts'
import { shownCategory } from '#app/loaders/site-content.server.ts'
import { buildMeta } from '#app/meta/meta.ts'
import type { PageHandle } from '#app/meta/page-handle.ts'
import { requestContext } from '#app/request-context.server.ts'
import blogListStyles from '#app/sections/blog/blog-list.css?url'
import { BlogPosts } from '#app/sections/blog/blog-posts.tsx'
import { withCategoryPictures } from '#app/sections/blog/category-pictures.ts'
import { FeedLink } from '#app/sections/blog/feed-link.tsx'
import { CategoryFilter, HeadButtons, SearchBox } from '#app/sections/blog/filters.tsx'
import { listRequestOf, listUrl } from '#app/sections/blog/list-url.ts'
import { Failure } from '#app/sections/failure.tsx'
import { Loading } from '#app/sections/loading.tsx'
import { NewsletterBox } from '#app/sections/newsletter/newsletter-form.tsx'
import { PageHeader } from '#app/sections/page-header.tsx'
import { suggestions } from '#app/sections/post/suggestions.server.ts'
import { blog } from '#copy/blog/blog.ts'
import { blogCategories, categoryPath } from '#copy/blog/categories.ts'
import { loading } from '#copy/loading.ts'
import type { Route } from './+types/blogs'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { content } = context.get(requestContext)
  const { category: slug } = params
  // Not the request's URL, because its path may end in `.data`.
  const asked = listRequestOf(url)
  // The filter form submits the category as a query. Without a search, the category has its own path.
  if (slug === undefined && !asked.q && categoryPath(asked.category)) {
    throw redirect(listUrl(asked), 308)
  }
  const list = await content.blogList(asked)
  if (list.state !== 'found') throw unreachable(blog.list.failure)
  const { largeCard, cards, page, pages } = list.value
  const isEmpty = !largeCard && cards.length === 0
  const category = blogCategories.find((name) => name === list.value.category)
  const loaderData = {
    list: withCategoryPictures(list.value),
    instead: isEmpty ? await suggestions(content) : [],
    ...(category ? { category: await shownCategory({ content }, category) } : {}),
  }
  const isMissing = page > pages || (slug !== undefined && category === undefined)
  return isMissing ? data(loaderData, { status: 404 }) : loaderData
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: blogListStyles }]

export const clientLoader =
  loadingStateLoader<Awaited<ReturnType<Route.ClientLoaderArgs['serverLoader']>>>()

export const handle = {
  query: ['category', 'page', 'q'],
  page: { path: '/blogs', group: 'company', label: blog.label, ...blog.meta, subtitle: blog.lead },
} satisfies PageHandle

/**
 * Categories and pages of a list are separate pages. A search, an unknown category, and an empty page are not
 * indexed.
 */
export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData || isLoadingState(loaderData)) return buildMeta(matches, blog.meta)
  const { q, category, page, cards, largeCard } = loaderData.list
  // The title must not contain arbitrary text from the URL.
  const known = categoryPath(category) ? category : ''
  const isPart = known !== '' || page > 1
  const isListed = q === '' && known === category && (cards.length > 0 || largeCard !== undefined)
  const { description } = loaderData.category ?? blog.meta
  return buildMeta(matches, {
    title: blog.partTitle(known, page),
    view: q ? blog.search.submit : undefined,
    description: blog.pageDescription(description, page),
    type: 'CollectionPage',
    ...(isListed ? { path: listUrl({ q, category, page }) } : {}),
    parents: isPart ? parents : [],
    about: [{ type: 'posts', list: loaderData.list }],
  })
}

export default function Blogs({ loaderData }: Route.ComponentProps) {
  return (
    <BlogsPage
      introduction={isLoadingState(loaderData) ? undefined : loaderData.category?.introduction}
    >
      {isLoadingState(loaderData) ? (
        <Loading text={loading.posts} {...loaderData} />
      ) : (
        <BlogPosts {...loaderData} />
      )}
    </BlogsPage>
  )
}

/**
 * The content platform or the network is unreachable. If there is already data, Load More has failed, because
 * errors of fetchers bubble up to here.
 */
export function ErrorBoundary({ loaderData }: Route.ErrorBoundaryProps) {
  const { pathname, search } = useLocation()
  return (
    <BlogsPage>
      {loaderData && !isLoadingState(loaderData) ? (
        <BlogPosts {...loaderData} moreFailed />
      ) : (
        <Failure message={blog.list.failure} retry={pathname + search} />
      )}
    </BlogsPage>
  )
}

const parents = [{ label: blog.label, to: '/blogs' }]

interface BlogsPageProps {
  /** What the category is about, when its data has arrived. */
  introduction?: string | undefined
  children: ReactNode
}

/** The page around its posts. */
function BlogsPage({ introduction, children }: BlogsPageProps) {
  const { pathname, search } = useLocation()
  const request = listRequestOf(new URL(pathname + search, 'http://site'))
  const category = categoryPath(request.category) ? request.category : ''
  return (
    <PageHeader
      label={blog.label}
      title={blog.partTitle(category, request.page)}
      subtitle={introduction ?? blog.lead}
      parents={category || request.page > 1 ? parents : undefined}
      aside={<CategoryFilter request={request} />}
    >
      <div className="mt-6 mb-4 flex flex-wrap gap-3">
        <div className="max-w-xl min-w-[min(14rem,100%)] grow">
          <SearchBox request={request} />
        </div>
        <HeadButtons />
      </div>
      {children}
      <NewsletterBox />
      <p className="mt-4">
        <FeedLink category={category} />
      </p>
    </PageHeader>
  )
}
