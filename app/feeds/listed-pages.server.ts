import type { RouterContextProvider } from 'react-router'
import { headOverrides, shownCategory } from '#app/loaders/site-content.server.ts'
import type { ListedPage } from '#app/meta/page-handle.ts'
import { pageList, type RequestContext, requestContext } from '#app/request-context.server.ts'
import { blog } from '#copy/blog/blog.ts'
import { blogCategories, categoryPath } from '#copy/blog/categories.ts'

/**
 * The pages of the sitemap and llms.txt, besides posts and jobs: those of the build and the
 * categories that have posts, with the titles and descriptions that owners gave them.
 */
export async function listedPages(context: Readonly<RouterContextProvider>): Promise<ListedPage[]> {
  const given = context.get(requestContext)
  const pages = context.get(pageList)()
  const [heads, categories] = await Promise.all([headOverrides(given, pages), categoryPages(given)])
  return pages.flatMap((page) => [
    { ...page, ...heads[page.path] },
    ...(page.path === '/blogs' ? categories : []),
  ])
}

/** A category without posts is not indexed. */
async function categoryPages({ content }: RequestContext): Promise<ListedPage[]> {
  const pages = blogCategories.map(async (category): Promise<ListedPage[]> => {
    const list = await content.blogList({ q: '', category, page: 1 })
    const path = categoryPath(category)
    if (!path || (list.state === 'found' && list.value.total === 0)) return []
    const { description } = await shownCategory({ content }, category)
    return [{ path, group: 'company', title: blog.partTitle(category, 1), description }]
  })
  return (await Promise.all(pages)).flat()
}
