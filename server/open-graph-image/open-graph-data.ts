import { select } from 'hast-util-select'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { z } from 'zod'

/** What a page's head says about its Open Graph image. */
export interface OpenGraphData {
  /** The current URL of the image. */
  image: string
  title: string
  /** A post's category. */
  category?: string | undefined
  /** The URL of a post's cover. */
  cover?: string | undefined
}

const parser = unified().use(rehypeParse)
const graph = z.object({
  '@graph': z.array(z.object({ '@type': z.unknown().optional(), image: z.unknown().optional() })),
})

/** Reads the Open Graph data of a page's HTML; undefined without an image or a title. */
export function openGraphDataOf(html: Buffer | undefined): OpenGraphData | undefined {
  const head = parser.parse(html?.toString('utf8').split('</head>')[0] ?? '')
  const read = (property: string) =>
    select(`meta[property="${property}"]`, head)?.properties.content
  const image = read('og:image')
  const title = read('og:title')
  if (typeof image !== 'string' || typeof title !== 'string') return undefined
  const data = select('script[type="application/ld+json"]', head)?.children[0]
  const section = read('article:section')
  const category = typeof section === 'string' ? section : undefined
  return { image, title, category, cover: data?.type === 'text' ? coverIn(data.value) : undefined }
}

/** The URL of the cover in a post's structured data. */
function coverIn(json: string): string | undefined {
  const nodes = graph.safeParse(JSON.parse(json)).data?.['@graph'] ?? []
  const image = nodes.find((node) => node['@type'] === 'BlogPosting')?.image
  return typeof image === 'string' ? image : undefined
}
