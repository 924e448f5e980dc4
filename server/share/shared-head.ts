/** What a page's head says of its sharing picture. */
export interface SharedHead {
  /** The picture's present address. */
  picture: string
  title: string
  /** The picture that a post opens with. */
  cover?: string | undefined
}

/** Reads a page's HTML; undefined where it names no picture. */
export function headOf(html: Buffer | undefined): SharedHead | undefined {
  const head = html?.toString('utf8').split('</head>')[0] ?? ''
  const read = (property: string) =>
    new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(head)?.[1]
  const picture = read('og:image')
  const title = read('og:title')
  if (!picture || !title) return undefined
  return { picture: unescaped(picture), title: unescaped(title), cover: coverIn(head) }
}

/** The image of the post that the structured data describes. */
function coverIn(head: string): string | undefined {
  const data = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(head)?.[1]
  if (!data) return undefined
  const graph = (JSON.parse(data) as { '@graph'?: { '@type'?: string; image?: unknown }[] })[
    '@graph'
  ]
  const image = graph?.find((node) => node['@type'] === 'BlogPosting')?.image
  return typeof image === 'string' ? image : undefined
}

/** What React escapes in an attribute. */
function unescaped(value: string): string {
  return value
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
