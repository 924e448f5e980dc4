import { pageLabels } from './pages/labels.ts'
import { productPage } from './products/page.ts'

/** The words on Open Graph images next to the page's title. */
export const openGraphImage = {
  /** Raised with every change of the drawing (server/open-graph-image), so that caches fetch it anew. */
  designVersion: 6,
  /** The label of a page by the first segment of its path, if the segment isn't a label itself. */
  labels: {
    blogs: 'Blog',
    docs: pageLabels.guides.page,
    products: productPage.label,
    solutions: 'Solutions',
  } as Readonly<Record<string, string>>,
} as const
