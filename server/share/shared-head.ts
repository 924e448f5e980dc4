import { select } from 'hast-util-select'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { z } from 'zod'

/** What a page's head says of its sharing picture. */
export interface SharedHead {
  /** The picture's present address. */
  picture: string
  title: string
  /** The picture that a post opens with. */
  cover?: string | undefined
}

const parser = unified().use(rehypeParse)
const graph = z.object({
  '@graph': z.array(z.object({ '@type': z.unknown().optional(), image: z.unknown().optional() })),
})

/** Reads the Open Graph data of a page's HTML; undefined where it names no picture. */
export function headOf(html: Buffer | undefined): SharedHead | undefined {
  const head = parser.parse(html?.toString('utf8').split('</head>')[0] ?? '')
  const read = (property: string) =>
    select(`meta[property="${property}"]`, head)?.properties.content
  const picture = read('og:image')
  const title = read('og:title')
  if (typeof picture !== 'string' || typeof title !== 'string') return undefined
  const data = select('script[type="application/ld+json"]', head)?.children[0]
  return { picture, title, cover: data?.type === 'text' ? coverIn(data.value) : undefined }
}

/** The image of the post that the structured data describes. */
function coverIn(json: string): string | undefined {
  const nodes = graph.safeParse(JSON.parse(json)).data?.['@graph'] ?? []
  const image = nodes.find((node) => node['@type'] === 'BlogPosting')?.image
  return typeof image === 'string' ? image : undefined
}
