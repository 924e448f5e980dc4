import type { RouterContextProvider } from 'react-router'
import { headOverrides, shownCategory } from '#app/loaders/site-content.server.ts'
import type { ListedPage } from '#app/meta/page-handle.ts'
import { pageList, type RequestContext, requestContext } from '#app/request-context.server.ts'
import { blog } from '#copy/blog/blog.ts'
import { blogCategories, categoryPath } from '#copy/blog/categories.ts'

/**
 * The pages of the sitemap and llms.txt, besides posts and jobs: those of the build and the
 * categories, except lists without posts, with the titles and descriptions that owners gave them.
 */
export async function listedPages(context: Readonly<RouterContextProvider>): Promise<ListedPage[]> {
  const given = context.get(requestContext)
  const pages = context.get(pageList)()
  const [heads, categories, hasPosts] = await Promise.all([
    headOverrides(given, pages),
    categoryPages(given),
    isIndexed(given, ''),
  ])
  return pages.flatMap((page) => {
    const shown = { ...page, ...heads[page.path] }
    if (page.path !== '/blogs') return shown
    return hasPosts ? [shown, ...categories] : []
  })
}

/** Whether search engines may index a category, or the whole list: not if it has no posts. */
async function isIndexed({ content }: RequestContext, category: string): Promise<boolean> {
  const list = await content.blogList({ q: '', category, page: 1 })
  return list.state !== 'found' || list.value.total > 0
}

async function categoryPages(given: RequestContext): Promise<ListedPage[]> {
  const pages = blogCategories.map(async (category): Promise<ListedPage[]> => {
    const path = categoryPath(category)
    if (!path || !(await isIndexed(given, category))) return []
    const { description } = await shownCategory(given, category)
    return [{ path, group: 'company', title: blog.partTitle(category, 1), description }]
  })
  return (await Promise.all(pages)).flat()
}
