import { unreachable } from '#app/answers.server.ts'
import { clientRead } from '#app/client-read.ts'
import { buildMeta } from '#app/meta.ts'
import { CategoryFilter, SearchBox } from '#app/sections/blog/filters.tsx'
import { listAddress, listRequestOf } from '#app/sections/blog/list-address.ts'
import { NothingHere } from '#app/sections/blog/nothing-here.tsx'
import { PostGrid } from '#app/sections/blog/post-grid.tsx'
import { MessagePage } from '#app/sections/message-page.tsx'
import { NewsletterBox } from '#app/sections/newsletter/newsletter-form.tsx'
import { PageHeader } from '#app/sections/page-header.tsx'
import { suggestions } from '#app/sections/post/suggestions.server.ts'
import { services } from '#app/services.server.ts'
import { blog, blogCategories } from '#copy/blog.ts'
import type { Route } from './+types/blogs'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { content } = context.get(services)
  const list = await content.blogList(listRequestOf(new URL(request.url)))
  if (list.state !== 'found') return unreachable()
  const { featured, cards } = list.value
  const isEmpty = !featured && cards.length === 0
  return { ...list, instead: isEmpty ? await suggestions(content) : [] }
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => clientRead(serverLoader)

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

/** Pages and categories have an address of their own to be found at; a search result has none. */
export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (loaderData?.state !== 'found') return buildMeta(matches, blog.meta)
  const { page } = loaderData.value
  // A head says what the site says, not whatever words an address holds.
  const category = blogCategories.find((known) => known === loaderData.value.category) ?? ''
  const title = [blog.meta.title, category, page > 1 ? `Page ${page}` : '']
    .filter(Boolean)
    .join(' – ')
  const path = listAddress({ q: '', category, page })
  const isPart = category !== '' || page > 1
  const { description } = blog.meta
  return buildMeta(matches, {
    title,
    description: isPart ? blog.describePart(category, page) : description,
    path,
  })
}

export default function Blogs({ loaderData }: Route.ComponentProps) {
  if (loaderData.state !== 'found') {
    return (
      <MessagePage
        label="Blog"
        title={blog.heading}
        text={blog.list.failure}
        actions={[{ ...blog.list.showAll, label: 'Try again' }]}
      />
    )
  }
  const list = loaderData.value
  return (
    <>
      <PageHeader label="Blog" title={blog.heading} subtitle={blog.lead} />
      <div className="band">
        <aside className="rail flex items-start gap-3 lg:block">
          <CategoryFilter request={list} />
        </aside>
        <div className="min-w-0">
          <div className="mb-8 max-w-xl">
            <SearchBox request={list} />
          </div>
          {list.featured || list.cards.length > 0 ? (
            <PostGrid key={listAddress(list)} list={list} />
          ) : (
            <NothingHere request={list} instead={loaderData.instead} />
          )}
          <NewsletterBox />
        </div>
      </div>
    </>
  )
}
