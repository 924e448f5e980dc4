import type { ServerBuild } from 'react-router'
import { guides } from '#copy/integrations/guides/index.ts'
import { integrations } from '#copy/integrations/index.ts'
import { productIds, products } from '#copy/products/index.ts'
import { type ListedPage, pageHandle } from './page-handle.ts'

/** The pages of routes with a parameter, by route. Those of posts and jobs come from content. */
const parameterPages: Readonly<Record<string, readonly ListedPage[]>> = {
  'routes/product': productIds.map((id) => {
    const { path, meta, subtitle } = products[id]
    return { path, group: 'product', ...meta, subtitle }
  }),
  'routes/guide': integrations.map(({ id }) => ({
    path: `/docs/integrations/${id}`,
    group: 'documentation',
    ...guides[id].meta,
  })),
}

/**
 * Every page that does not come from the content platform, in the order of `routes.ts`: those of the
 * routes with a `page` in their `handle`, and of routes with a parameter.
 */
export function listPages(routes: ServerBuild['routes']): ListedPage[] {
  const pages = new Map<string, ListedPage>()
  for (const route of Object.values(routes)) {
    if (!route) continue
    const { page } = pageHandle(route.module.handle)
    // A page with two paths is listed once.
    for (const one of parameterPages[route.id] ?? (page ? [page] : [])) pages.set(one.path, one)
  }
  return [...pages.values()]
}
