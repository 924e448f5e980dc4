import { data, useLocation } from 'react-router'
import { pageReads } from '#app/client-read.ts'
import { unreachable } from '#app/loader-responses.server.ts'
import { buildMeta } from '#app/meta.ts'
import { services } from '#app/request-context.server.ts'
import { Articles } from '#app/sections/blog/articles.tsx'
import { CategoryFilter, HeadButtons, SearchBox } from '#app/sections/blog/filters.tsx'
import { listAddress, listRequestOf } from '#app/sections/blog/list-address.ts'
import { Failure } from '#app/sections/failure.tsx'
import { Loading } from '#app/sections/loading.tsx'
import { NewsletterBox } from '#app/sections/newsletter/newsletter-form.tsx'
import { PageHeader } from '#app/sections/page-header.tsx'
import { suggestions } from '#app/sections/post/suggestions.server.ts'
import { blog, blogCategories } from '#copy/blog.ts'
import { loading } from '#copy/loading.ts'
import type { Route } from './+types/blogs'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { content } = context.get(services)
  const list = await content.blogList(listRequestOf(new URL(request.url)))
  if (list.state !== 'found') return unreachable()
  const { featured, cards, page, pages } = list.value
  const isEmpty = !featured && cards.length === 0
  const answer = { ...list, instead: isEmpty ? await suggestions(content) : [] }
  return page > pages ? data(answer, { status: 404 }) : answer
}

const read = pageReads<Awaited<ReturnType<Route.ClientLoaderArgs['serverLoader']>>>()

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) =>
  read(request, serverLoader)

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

/**
 * Pages and categories are indexed under their own URLs. A search, an unknown category and an empty
 * page are not.
 */
export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (loaderData?.state !== 'found') return buildMeta(matches, blog.meta)
  const { q, category, page, cards, featured } = loaderData.value
  // The title must not contain arbitrary text from the URL.
  const known = blogCategories.find((name) => name === category) ?? ''
  const title = [blog.meta.title, known, page > 1 ? `Page ${page}` : ''].filter(Boolean).join(' – ')
  const isPart = known !== '' || page > 1
  const isListed = q === '' && known === category && (cards.length > 0 || featured !== undefined)
  return buildMeta(matches, {
    title,
    description: isPart ? blog.describePart(known, page) : blog.meta.description,
    ...(isListed ? { path: listAddress({ q, category, page }) } : {}),
  })
}

export default function Blogs({ loaderData }: Route.ComponentProps) {
  const { pathname, search } = useLocation()
  const request = listRequestOf(new URL(pathname + search, 'http://site'))
  return (
    <>
      <PageHeader label="Blog" title={blog.heading} subtitle={blog.lead} />
      <div className="band">
        <aside className="rail max-lg:contents">
          <CategoryFilter request={request} />
        </aside>
        <div className="min-w-0">
          <div className="mb-8 flex flex-wrap gap-3">
            <div className="max-w-xl min-w-[min(14rem,100%)] grow">
              <SearchBox request={request} />
            </div>
            <HeadButtons />
          </div>
          {loaderData.state === 'loading' ? (
            <Loading text={loading.posts} answer={loaderData.answer} />
          ) : loaderData.state === 'unreachable' ? (
            <Failure message={blog.list.failure} retry={listAddress(request)} />
          ) : (
            <Articles list={loaderData.value} instead={loaderData.instead} />
          )}
          <NewsletterBox />
        </div>
      </div>
    </>
  )
}
