import type { Element } from 'hast'
import { PageDocument } from '../endpoints/document.ts'

export interface Crawled {
  /** The pages that links lead to, with their HTML. */
  pages: ReadonlyMap<string, string>
  /** What a link leads to that does not answer as it should, or an anchor that is nowhere. */
  broken: string[]
  /** Addresses of other sites; they are not asked. */
  outward: ReadonlySet<string>
}

const linking: Record<string, readonly string[]> = {
  a: ['href'],
  link: ['href'],
  img: ['src', 'srcSet'],
  script: ['src'],
  source: ['src', 'srcSet'],
  video: ['src', 'poster'],
  form: ['action'],
}

/**
 * Follows every link of a site, from its home page on. Each has to answer 200 without a redirect, and
 * each anchor has to exist.
 * @param site its origin
 */
export async function crawl(site: string): Promise<Crawled> {
  const pages = new Map<string, string>()
  const broken: string[] = []
  const outward = new Set<string>()
  const anchors: { from: string; to: URL }[] = []
  const known = new Set(['/'])
  const waiting = ['/']
  const follow = (from: string, address: string) => {
    const to = new URL(address, site + from)
    if (to.origin !== site) return void (to.protocol.startsWith('http') && outward.add(to.href))
    const path = to.pathname + to.search
    if (to.hash) anchors.push({ from, to })
    if (!known.has(path)) {
      known.add(path)
      waiting.push(path)
    }
  }
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const answer = await fetch(site + path, { redirect: 'manual' })
    if (answer.status !== 200) broken.push(`${path}: ${answer.status}`)
    const isPage = answer.headers.get('content-type')?.startsWith('text/html')
    const body = isPage ? await answer.text() : await answer.body?.cancel()
    if (!body) continue
    pages.set(path, body)
    for (const address of addressesIn(new PageDocument(body))) follow(path, address)
  }
  for (const { from, to } of anchors) {
    const target = pages.get(to.pathname + to.search)
    const id = decodeURIComponent(to.hash.slice(1))
    if (target && !idsIn(target).has(id)) broken.push(`${from}: ${to.pathname}${to.hash}`)
  }
  return { pages, broken: [...new Set(broken)], outward }
}

function addressesIn(page: PageDocument): string[] {
  return page.all(Object.keys(linking).join(',')).flatMap((element: Element) =>
    (linking[element.tagName] ?? []).flatMap((name) => {
      const value = element.properties[name]
      if (value === undefined || value === null) return []
      if (name !== 'srcSet') return [String(value)]
      const candidates = Array.isArray(value) ? value.map(String) : String(value).split(/,\s+/)
      return candidates.map((candidate) => candidate.trim().split(/\s/)[0] ?? '')
    }),
  )
}

const idsOf = new Map<string, Set<string>>()

function idsIn(html: string): Set<string> {
  const known = idsOf.get(html)
  if (known) return known
  const elements = new PageDocument(html).all('[id]')
  const ids = new Set(elements.map(({ properties }) => String(properties.id)))
  idsOf.set(html, ids)
  return ids
}
